import type { ReactNode } from 'react'
import { back, badge, caption, cell, face, front, halo, inner } from './TurnCard.css.ts'

export interface TurnableCard {
  key: string
  isTurned: boolean
  rank: 'high' | 'middle' | 'plain'
  back: ReactNode
  front: ReactNode
  /** What turning it is called, and what it shows once it is turned. */
  turnLabel: string
  shownLabel: string
  badge?: string
  caption?: ReactNode
}

interface TurnCardProps {
  card: TurnableCard
  /** Its place in a row of five, which leans as a fan does; null for a card alone. */
  place: 0 | 1 | 2 | 3 | 4 | null
  onTurn: () => void
}

/** A card that lies on its face until it is turned. */
export function TurnCard({ card, place, onTurn }: TurnCardProps) {
  const { isTurned, rank } = card
  return (
    <li className={cell({ place: place ?? 'alone' })}>
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
          onClick={onTurn}
        >
          <Faces card={card} />
        </button>
      )}
      {isTurned && card.caption && <div className={caption}>{card.caption}</div>}
    </li>
  )
}

function Faces({ card }: { card: TurnableCard }) {
  return (
    <>
      <span className={`${face} ${back}`}>{card.back}</span>
      <span className={`${face} ${front}`}>
        {card.isTurned && card.front}
        {card.isTurned && card.badge && <span className={badge}>{card.badge}</span>}
      </span>
    </>
  )
}
