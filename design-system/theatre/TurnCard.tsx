import { memo, type ReactNode } from 'react'
import {
  back,
  badge,
  caption,
  cell,
  face,
  frame,
  front,
  halo,
  inner,
  mark,
  rays,
} from './TurnCard.css.ts'

export interface TurnableCard {
  key: string
  isTurned: boolean
  rank: 'high' | 'middle' | 'plain'
  back: ReactNode
  front: ReactNode
  /** What turning it is called, and what it shows once it is turned. */
  turnLabel: string
  shownLabel: string
  /** Its rank in a letter. */
  mark?: string
  /** Whether it is the first of its kind, or how many there are now. */
  badge?: { label: string; isNew: boolean }
  caption?: ReactNode
}

interface TurnCardProps {
  card: TurnableCard
  /** Its place among those that lie here. */
  index: number
  onTurn: (index: number) => void
}

/** A card that lies on its face until it is turned. Where `card` and `onTurn` stay the same, so does it: ten lie here. */
export const TurnCard = memo(function TurnCard({ card, index, onTurn }: TurnCardProps) {
  const { isTurned, rank } = card
  return (
    <li className={cell} data-rank={isTurned ? rank : undefined}>
      <div className={frame}>
        {isTurned && rank === 'high' && <span className={rays} />}
        {isTurned && rank !== 'plain' && <span className={halo({ rank })} />}
        {isTurned ? (
          <div role="img" aria-label={card.shownLabel} className={inner({ isTurned })}>
            <Faces card={card} />
          </div>
        ) : (
          <button
            type="button"
            aria-label={card.turnLabel}
            className={inner({ isTurned })}
            onClick={() => onTurn(index)}
          >
            <Faces card={card} />
          </button>
        )}
        {isTurned && <Tags card={card} />}
      </div>
      {isTurned && card.caption && <div className={caption}>{card.caption}</div>}
    </li>
  )
})

function Faces({ card }: { card: TurnableCard }) {
  return (
    <>
      <span className={`${face} ${back}`}>{card.back}</span>
      <span className={`${face} ${front}`}>{card.isTurned && card.front}</span>
    </>
  )
}

/** Its name says them too. */
function Tags({ card }: { card: TurnableCard }) {
  return (
    <>
      {card.badge && (
        <span aria-hidden className={badge({ isNew: card.badge.isNew })}>
          {card.badge.label}
        </span>
      )}
      {card.mark && (
        <span aria-hidden className={mark({ rank: card.rank })}>
          {card.mark}
        </span>
      )}
    </>
  )
}
