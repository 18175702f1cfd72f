import { Icon, type IconName } from '../icon/Icon.tsx'
import { Text } from '../text/Text.tsx'
import { list, step, words } from './ProofSteps.css.ts'

type Outcome = 'HOLDS' | 'FAILS' | 'WAITING'
const icons: Record<Outcome, IconName> = { HOLDS: 'check', FAILS: 'alert', WAITING: 'lock' }

interface ProofStepsProps {
  steps: readonly {
    name: string
    title: string
    /** What was compared. */
    body: string
    outcome: Outcome
  }[]
  /** Each outcome in words: a colour says nothing alone. */
  outcomes: Readonly<Record<Outcome, string>>
}

/** What was checked, step by step, and whether it holds. */
export function ProofSteps({ steps, outcomes }: ProofStepsProps) {
  return (
    <ol className={list}>
      {steps.map(({ name, title, body, outcome }) => (
        <li key={name} className={step({ outcome })}>
          <Icon name={icons[outcome]} />
          <div className={words}>
            <Text weight="bold">{title}</Text>
            <Text size="small" tone="muted">
              {body}
            </Text>
            <Text size="small" weight="medium" tone={outcome === 'FAILS' ? 'danger' : 'default'}>
              {outcomes[outcome]}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  )
}
