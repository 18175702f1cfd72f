import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { useClosesOnBack } from '../overlay/useClosesOnBack.ts'
import { Confetti } from './Confetti.tsx'
import { Stage } from './Stage.tsx'
import {
  cards as list,
  corner,
  foot,
  hall,
  head,
  overlay,
  stage,
  title as shown,
} from './Theatre.css.ts'
import { TurnCard, type TurnableCard } from './TurnCard.tsx'

interface TheatreProps {
  /** What is on, for those who can't see it. */
  label: string
  /** `dark` and `anticipation` promise nothing: they are the same whatever comes. */
  phase: 'dark' | 'anticipation' | 'reveal' | 'echo'
  cards: readonly TurnableCard[]
  onTurn: (index: number) => void
  /** Whose colour the hall takes. */
  palette?: string
  /** Thrown in the palette's colour once all is turned. */
  hasConfetti?: boolean
  title?: ReactNode
  /** Small, in the corner, at hand all the while: the sound's switch. */
  aside?: ReactNode
  /** What can be done, the main action last. */
  footer: ReactNode
  /** Escape or Back was pressed. */
  onEscape: () => void
}

/**
 * A dark hall for what is worth waiting for: anticipation, then cards that are turned one by one or all at once, then
 * an echo in a talent's colour. Only transforms and opacity move, nothing flashes more than once a second, and
 * whoever wants less motion gets the end as a still. Load it lazily.
 */
export function Theatre(props: TheatreProps) {
  const { label, phase, cards, onTurn, palette, hasConfetti = false, onEscape } = props
  const isWaiting = phase === 'dark' || phase === 'anticipation'
  useClosesOnBack(true, onEscape)
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onEscape()}
      className={overlay}
      data-mode="dark"
      data-palette={palette}
    >
      <Modal className={hall}>
        <Dialog aria-label={label} className={stage}>
          <Stage phase={phase} />
          {phase === 'echo' && hasConfetti && <Confetti />}
          <div className={head} role="status">
            {props.title && <div className={shown}>{props.title}</div>}
          </div>
          {isWaiting ? (
            <span />
          ) : (
            <ul className={list({ isMany: cards.length > 1 })}>
              {cards.map((card, index) => (
                <TurnCard key={card.key} card={card} index={index} onTurn={onTurn} />
              ))}
            </ul>
          )}
          <div className={foot}>{props.footer}</div>
          {props.aside && <div className={corner}>{props.aside}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
