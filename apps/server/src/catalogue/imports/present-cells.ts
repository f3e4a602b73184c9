export function presentCells<Cells extends Record<string, string | undefined>>(cells: Cells) {
  return Object.fromEntries(
    Object.entries(cells).filter(([, cell]) => cell !== undefined),
  ) as Record<keyof Cells, string>
}
