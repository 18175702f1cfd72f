import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import type { Cell, Greenhouse } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables as tables } from '#rules/games/greenhouse/tables.ts'
import { Plant } from '../Plant/Plant.tsx'
import { usePlantName } from '../Plant/usePlantName.ts'
import {
  figure,
  figures,
  gain,
  hand as handStyle,
  handLabel,
  label,
  now,
  points,
  soon,
} from './Greenhouse.css.ts'

type TurnFiguresProps = {
  house: Greenhouse
  /** What is to be planted, and what comes after it; nothing at the end. */
  hand: readonly Cell[]
}

/** How a game stands: its points, the turns left, and what is in hand. */
export function TurnFigures({ house, hand }: TurnFiguresProps) {
  const intl = useIntl()
  const nameOf = usePlantName()
  const [plant = 0, ...next] = hand
  const gained = house.merges.reduce((sum, merge) => sum + merge.points, 0)
  return (
    <div className={figures}>
      <div className={points}>
        <div className={label}>
          <FormattedMessage id="greenhouse.score" />
        </div>
        <span className={figure}>
          <FormattedNumber value={house.score} />
        </span>
        <span className={gain} key={house.turn}>
          {gained > 0 && <FormattedMessage id="greenhouse.gain" values={{ gained }} />}
        </span>
      </div>
      <div>
        <div className={label}>
          <FormattedMessage id="greenhouse.turnsLeft" />
        </div>
        <span className={figure}>{tables.turns - house.turn}</span>
      </div>
      {hand.length > 0 && (
        <div className={handStyle}>
          <span className={`${label} ${handLabel}`}>
            <FormattedMessage id="greenhouse.hand" />
          </span>
          <span className={now} role="img" aria-label={nameOf(plant)}>
            <Plant kind={plant} />
          </span>
          {next.map((kind, index) => (
            <span
              key={house.turn + index}
              className={soon}
              role="img"
              aria-label={intl.formatMessage(
                { id: 'greenhouse.next' },
                { plant: nameOf(kind), number: index + 1 },
              )}
            >
              <Plant kind={kind} />
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
