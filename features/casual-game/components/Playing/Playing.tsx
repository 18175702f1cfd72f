import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { NightFigures } from '../NightFigures/NightFigures.tsx'
import { aimAt } from '../Sea/places.ts'
import { Sea, seaSize } from '../Sea/Sea.tsx'
import { covering, field, hint, note, pad, stage } from './Playing.css.ts'
import { useNight, type Played } from './useNight.ts'

type PlayingProps = {
  seed: string
  onOver: (played: Played) => void
  /** How far it is, each second and whenever it stops: what is kept of it. */
  onGone?: (played: Played) => void
  /** A night that is under way, and what was done in it. */
  first?: Played
}

/** A night to play: by a finger on the sea, or by the arrow keys. */
export function Playing({ seed, onOver, onGone, first }: PlayingProps) {
  const intl = useIntl()
  const canvas = useRef<HTMLCanvasElement>(null)
  const game = useNight({ seed, canvas, onOver, onGone, first })
  const { shown, phase, hold } = game
  const isStanding = phase !== 'running' && shown.step > 0
  // From then on the night draws itself.
  const [opening] = useState(shown)
  const point = ({ currentTarget, clientX, clientY, buttons, type }: PointerEvent) => {
    if (type === 'pointermove' && buttons === 0) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const at = {
      x: ((clientX - left) / width) * seaSize.width,
      y: ((clientY - top) / height) * seaSize.height,
    }
    hold(aimAt(at, seaSize, game.step()))
  }
  const press = (event: KeyboardEvent) => {
    const { aim, reach } = game.wanted()
    const turned = {
      ArrowLeft: { aim: Math.max(0, aim - 3), reach },
      ArrowRight: { aim: Math.min(63, aim + 3), reach },
      ArrowUp: { aim, reach: Math.min(3, reach + 1) },
      ArrowDown: { aim, reach: Math.max(0, reach - 1) },
    }
    if (!isArrow(event.key)) return
    event.preventDefault()
    hold(turned[event.key])
  }
  return (
    <div className={stage}>
      <NightFigures night={shown} />
      <div className={field}>
        <Sea ref={canvas} night={opening} label={intl.formatMessage({ id: 'lighthouse.sea' })} />
        <button
          type="button"
          // Whoever plays by keys plays on from where the night was begun.
          autoFocus
          className={isStanding ? covering : pad}
          aria-label={intl.formatMessage({ id: 'lighthouse.pad' })}
          disabled={phase === 'paused'}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            point(event)
          }}
          onPointerMove={point}
          onKeyDown={press}
        />
        {phase === 'waiting' && (
          <p className={hint}>
            <FormattedMessage id="lighthouse.touch" />
          </p>
        )}
        {phase === 'paused' && (
          <div className={note}>
            <FormattedMessage id="lighthouse.paused" />
            <Button isFullWidth onClick={game.resume}>
              <FormattedMessage id="lighthouse.resume" />
            </Button>
          </div>
        )}
      </div>
      <Button emphasis="quiet" tone="neutral" disabled={phase !== 'running'} onClick={game.pause}>
        <FormattedMessage id="lighthouse.pause" />
      </Button>
      <VisuallyHidden>
        <span role="status">
          {shown.docked + shown.wrecks > 0 && (
            <FormattedMessage
              id="lighthouse.told"
              values={{ docked: shown.docked, wrecks: shown.wrecks, score: shown.score }}
            />
          )}
        </span>
      </VisuallyHidden>
    </div>
  )
}

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
const isArrow = (key: string): key is (typeof arrows)[number] =>
  (arrows as readonly string[]).includes(key)
