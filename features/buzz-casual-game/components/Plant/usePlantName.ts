import { useIntl } from 'react-intl'
import type { Cell } from '#rules/games/greenhouse/greenhouse.ts'

/** The name of what a cell holds. */
export function usePlantName(): (cell: Cell) => string {
  const intl = useIntl()
  return (cell) =>
    intl.formatMessage({ id: 'greenhouse.plant' }, { kind: cell < 0 ? 'weed' : String(cell) })
}
