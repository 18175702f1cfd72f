import { aura, ball, beams, capsule, crowd, flash, glow, light, set, wish } from './Stage.css.ts'

const lights = Array.from({ length: 15 }, (_, index) => index)

interface StageProps {
  /** `dark` and `anticipation` promise nothing: they are the same whatever comes. */
  phase: 'dark' | 'anticipation' | 'reveal' | 'echo'
}

/** The hall itself: its lights, those who came with their penlights, and the capsule before it opens. */
export function Stage({ phase }: StageProps) {
  const isWaiting = phase === 'dark' || phase === 'anticipation'
  const isBright = !isWaiting
  return (
    <span aria-hidden className={set}>
      <span className={glow({ isBright })} />
      <span className={beams({ isBright })} />
      {isWaiting && (
        <span className={ball({ isShaking: phase === 'anticipation' })}>
          {phase === 'anticipation' && <span className={aura} />}
          <span className={capsule} />
          <span className={wish} />
        </span>
      )}
      {phase === 'reveal' && <span className={flash} />}
      <span className={crowd({ isBright })}>
        {lights.map((index) => (
          <i key={index} className={light({ isSwung: phase !== 'dark' })} />
        ))}
      </span>
    </span>
  )
}
