import { step, steps, words } from './ProgressSteps.css.ts'

interface ProgressStepsProps {
  /** From 1. */
  current: number
  total: number
  /** Where one is, in words: 「ステップ 2/6」. */
  label: string
}

const stateOf = (at: number, current: number) =>
  at < current ? 'done' : at === current ? 'current' : 'ahead'

/** How far along a path of several screens one is. */
export function ProgressSteps({ current, total, label }: ProgressStepsProps) {
  return (
    <div>
      <span className={words}>{label}</span>
      <div className={steps} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={step({ state: stateOf(index + 1, current) })} />
        ))}
      </div>
    </div>
  )
}
