"""Chances as small whole numbers that keep their sum: how strategies are rounded for their files."""

import numpy as np
from numpy.typing import NDArray

Whole = NDArray[np.int64]


def rounded(shares: NDArray[np.floating], whole: int, least: float) -> Whole:
    """Each column of `shares` as whole numbers that sum to `whole`; what is below `least` becomes 0, the largest excepted.

    Whatever is left over by rounding down goes to those that lost most.
    """
    shares = np.asarray(shares, dtype=np.float64)
    kept = np.where((shares >= least) | (shares == shares.max(axis=0)), shares, 0.0)
    scaled = kept / kept.sum(axis=0) * whole
    low = np.floor(scaled)
    order = np.argsort(low - scaled, axis=0, kind="stable")
    place = np.argsort(order, axis=0, kind="stable")
    return (low + (place < whole - low.sum(axis=0))).astype(np.int64)
