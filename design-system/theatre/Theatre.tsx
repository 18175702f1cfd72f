import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { Confetti } from './Confetti.tsx'
import { beam, cards, foot, glow, hall, head, overlay, pulse, stage } from './Theatre.css.ts'
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
  /** What can be done, the main action last. */
  footer: ReactNode
  /** Escape was pressed. */
  onEscape: () => void
}

/**
 * A dark hall for what is worth waiting for: anticipation, then cards that are turned one by one or all at once, then
 * an echo in a talent's colour. Only transforms and opacity move, no light pulses more than twice a second, and
 * whoever wants less motion gets the end as a still. Load it lazily.
 */
export function Theatre(props: TheatreProps) {
  const { label, phase, onTurn, palette, hasConfetti = false, title, footer, onEscape } = props
  const isWaiting = phase === 'dark' || phase === 'anticipation'
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
          <span className={glow({ isBright: !isWaiting })} />
          {phase === 'anticipation' && <span className={beam} />}
          {isWaiting && <span className={pulse} />}
          {phase === 'echo' && hasConfetti && <Confetti />}
          <div className={head} role="status">
            {title}
          </div>
          {isWaiting ? (
            <span />
          ) : (
            <ul className={cards({ isMany: props.cards.length > 1 })}>
              {props.cards.map((card, index) => (
                <TurnCard
                  key={card.key}
                  card={card}
                  place={props.cards.length > 1 ? placeOf(index) : null}
                  onTurn={() => onTurn(index)}
                />
              ))}
            </ul>
          )}
          <div className={foot}>{footer}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

const places = [0, 1, 2, 3, 4] as const
/** Ten lie in two rows. */
const placeOf = (index: number) => places[index % places.length]!
