import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { sunColumn, weed, type Greenhouse } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables as tables } from '#rules/games/greenhouse/tables.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Plant } from '../Plant/Plant.tsx'
import { usePlantName } from '../Plant/usePlantName.ts'
import {
  board,
  cell as cellStyle,
  column as columnStyle,
  held,
  level,
  row as rowStyle,
  sky,
  sun,
} from './Garden.css.ts'
import { cellAfter } from './cellAfter.ts'

const { size } = tables
const lines = Array.from({ length: size }, (_, line) => line)

type GardenProps = {
  house: Greenhouse
  /** The one cell that may be chosen; any without it. */
  only?: number
  isAtRest?: boolean
  /** Somebody else plays: the sun goes on, and nothing can be chosen. */
  isWatched?: boolean
  onChoose?: (cell: number) => void
}

/** The cells of a greenhouse, with the sun above its column: one tab stop, within which arrow keys go. Enter plants. */
export function Garden({
  house,
  only,
  isAtRest = false,
  isWatched = false,
  onChoose,
}: GardenProps) {
  const intl = useIntl()
  const nameOf = usePlantName()
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const sunny = sunColumn(house.turn, tables)
  const grown = house.merges[0]?.from[0]
  const [stop, setStop] = useState(only ?? 0)
  const move = (event: KeyboardEvent, at: number) => {
    const next = cellAfter(event, at, size)
    if (next === null) return
    event.preventDefault()
    buttons.current[next]?.focus()
  }
  return (
    <div>
      <div className={sky} aria-hidden>
        {house.cells.slice(0, size).map((_, column) => (
          <span key={column} className={sun({ isHere: column === sunny && !isAtRest })}>
            <Icon name="sun" />
          </span>
        ))}
      </div>
      <div
        className={board}
        role="grid"
        aria-label={intl.formatMessage({ id: 'greenhouse.board' }, { column: sunny + 1 })}
      >
        {lines.map((row) => (
          <div key={row} className={rowStyle} role="row">
            {lines.map((column) => {
              const at = row * size + column
              const cell = house.cells[at]!
              return (
                <div key={at} className={held} role="gridcell">
                  <button
                    ref={(button) => void (buttons.current[at] = button)}
                    type="button"
                    className={cellStyle({
                      ground: cell === weed ? 'weedy' : cell > 0 ? 'planted' : 'empty',
                      isPointedAt: only === at,
                      isGrown: grown === at,
                    })}
                    tabIndex={at === stop ? 0 : -1}
                    aria-disabled={
                      isAtRest || isWatched || cell !== 0 || (only !== undefined && only !== at)
                    }
                    aria-label={intl.formatMessage(
                      { id: 'greenhouse.cell' },
                      { row: row + 1, column: column + 1, holds: nameOf(cell) },
                    )}
                    onFocus={() => setStop(at)}
                    onKeyDown={(event) => move(event, at)}
                    onClick={() => onChoose?.(at)}
                  >
                    {column === sunny && !isAtRest && <span className={columnStyle} />}
                    {cell !== 0 && <Plant key={`${cell}`} kind={cell} />}
                    {cell > 0 && <span className={level} data-level={cell} />}
                  </button>
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
