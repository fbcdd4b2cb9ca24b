"""Where the files are that are data, not code: the built web client and the catalogues of the languages.

Works in a checkout and in an installed wheel; knows neither a client nor the server.
"""

from pathlib import Path

_CLIENTS = Path(__file__).resolve().parent


def web_client() -> Path:
    """Give the folder of the built web client: ``index.html`` and ``assets/``.

    Raises:
        FileNotFoundError: the web client has not been built; the text says how to build it.
    """
    folder = _CLIENTS / "web" / "dist"
    if not (folder / "index.html").is_file():
        message = f"the web client is not built ({folder} has no index.html); build it with: make setup"
        raise FileNotFoundError(message)
    return folder


def locales() -> Path:
    """Give the folder of the languages: ``<lang>/*.ftl`` and ``<lang>/rules/<game>.md``.

    Raises:
        FileNotFoundError: neither the checkout nor the wheel has it.
    """
    for folder in (_CLIENTS / "locales", _CLIENTS.parent / "locales"):
        if folder.is_dir():
            return folder
    message = f"the language files are missing ({_CLIENTS.parent / 'locales'}); install Cardavia again"
    raise FileNotFoundError(message)
