type Key = { key: string; ctrlKey: boolean }

/**
 * The cell to which a key leads in a square grid: arrows by one, Home and End within the row, with Control in the whole
 * grid. At an edge it stays; null for keys of no meaning here.
 */
export function cellAfter({ key, ctrlKey }: Key, at: number, size: number): number | null {
  const column = at % size
  const first = at - column
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? at - 1 : at
    case 'ArrowRight':
      return column < size - 1 ? at + 1 : at
    case 'ArrowUp':
      return at >= size ? at - size : at
    case 'ArrowDown':
      return at < size * (size - 1) ? at + size : at
    case 'Home':
      return ctrlKey ? 0 : first
    case 'End':
      return ctrlKey ? size * size - 1 : first + size - 1
    default:
      return null
  }
}
