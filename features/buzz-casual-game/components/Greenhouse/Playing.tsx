import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import type { Deal, Greenhouse } from '#rules/games/greenhouse/greenhouse.ts'
import { Garden } from '../Garden/Garden.tsx'
import { stage } from './Greenhouse.css.ts'
import { TurnFigures } from './TurnFigures.tsx'

type PlayingProps = {
  house: Greenhouse
  dealt: Deal
  isCounted: boolean
  onChoose: (cell: number) => void
  onLeave: () => void
}

/** A turn: what is to be planted, what comes after it, and where. */
export function Playing({ house, dealt, isCounted, onChoose, onLeave }: PlayingProps) {
  return (
    <div className={stage}>
      <TurnFigures house={house} hand={dealt.plants.slice(house.turn, house.turn + 3)} />
      <Garden house={house} onChoose={onChoose} />
      <Button emphasis="quiet" size="small" onClick={onLeave}>
        <FormattedMessage id={isCounted ? 'greenhouse.pause' : 'greenhouse.stop'} />
      </Button>
    </div>
  )
}
