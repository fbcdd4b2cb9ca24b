"""The sizes that keep the house readable: no module over 400 lines, no function over 60."""

import ast
from pathlib import Path

ROOMS = ("server", "protocol", "clients/cli")
MODULE_LINES = 400
FUNCTION_LINES = 60


def modules(root: Path) -> list[Path]:
    """Every module of the rooms."""
    return [path for room in ROOMS for path in sorted((root / room).rglob("*.py"))]


def code_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function without its docstring."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return body[-1].end_lineno - body[0].lineno + 1 if body and body[-1].end_lineno is not None else 0


def test_no_module_is_over_400_lines(root: Path) -> None:
    lengths = {str(path.relative_to(root)): len(path.read_text().splitlines()) for path in modules(root)}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > MODULE_LINES} == {}


def test_no_function_is_over_60_lines(root: Path) -> None:
    long = {
        f"{path.relative_to(root)}:{node.name}": code_lines(node)
        for path in modules(root)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and code_lines(node) > FUNCTION_LINES
    }
    assert long == {}
