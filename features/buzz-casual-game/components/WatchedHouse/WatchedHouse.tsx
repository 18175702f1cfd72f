import type { Cell, Greenhouse } from '#rules/games/greenhouse/greenhouse.ts'
import { Garden } from '../Garden/Garden.tsx'
import { TurnFigures } from '../Greenhouse/TurnFigures.tsx'
import { watched } from './WatchedHouse.css.ts'

type WatchedHouseProps = {
  house: Greenhouse
  /** What is to be planted, and what comes after it. */
  hand: readonly Cell[]
}

/** A greenhouse that somebody else tends, as it stands. */
export function WatchedHouse({ house, hand }: WatchedHouseProps) {
  return (
    <div className={watched}>
      <TurnFigures house={house} hand={hand} />
      <Garden house={house} isWatched isAtRest={house.isOver} />
    </div>
  )
}
