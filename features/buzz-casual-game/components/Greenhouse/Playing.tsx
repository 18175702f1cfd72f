import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import type { Deal, Greenhouse } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables as tables } from '#rules/games/greenhouse/tables.ts'
import { Garden } from '../Garden/Garden.tsx'
import { Plant } from '../Plant/Plant.tsx'
import { usePlantName } from '../Plant/usePlantName.ts'
import {
  figure,
  figures,
  gain,
  hand,
  handLabel,
  label,
  now,
  points,
  soon,
  stage,
} from './Greenhouse.css.ts'

type PlayingProps = {
  house: Greenhouse
  dealt: Deal
  isCounted: boolean
  onChoose: (cell: number) => void
  onLeave: () => void
}

/** A turn: what is to be planted, what comes after it, and where. */
export function Playing({ house, dealt, isCounted, onChoose, onLeave }: PlayingProps) {
  const intl = useIntl()
  const nameOf = usePlantName()
  const [plant = 0, ...next] = dealt.plants.slice(house.turn, house.turn + 3)
  const gained = house.merges.reduce((sum, merge) => sum + merge.points, 0)
  return (
    <div className={stage}>
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
        <div className={hand}>
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
      </div>
      <Garden house={house} onChoose={onChoose} />
      <Button emphasis="quiet" size="small" onClick={onLeave}>
        <FormattedMessage id={isCounted ? 'greenhouse.pause' : 'greenhouse.stop'} />
      </Button>
    </div>
  )
}
