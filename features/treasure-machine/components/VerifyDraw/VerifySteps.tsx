import { useIntl } from 'react-intl'
import { ProofSteps } from '#design-system/proof-steps/ProofSteps.tsx'
import type { Step } from '#rules/draws/verify.ts'

/** What only this browser can tell, by what it kept. */
type OwnStepName = 'KEPT' | 'PROMISED'

type VerifyStepsProps = {
  steps: readonly { name: Step['name'] | OwnStepName; outcome: Step['outcome'] }[]
  /** It is proven otherwise than odds are. */
  isBox: boolean
}

/** What was compared of a draw, step by step, and whether it holds. */
export function VerifySteps({ steps, isBox }: VerifyStepsProps) {
  const intl = useIntl()
  return (
    <ProofSteps
      steps={steps.map(({ name, outcome }) => {
        const of = name === 'ODDS' && isBox ? 'BOX' : name
        const isElsewhere = outcome === 'WAITING' && (of === 'KEPT' || of === 'PROMISED')
        const body = isElsewhere
          ? (`treasure.verify.${of}.elsewhere` as const)
          : (`treasure.verify.${of}.body` as const)
        return {
          name,
          outcome,
          body: intl.formatMessage({ id: body }),
          title: intl.formatMessage({ id: `treasure.verify.${of}.title` }),
        }
      })}
      outcomes={{
        HOLDS: intl.formatMessage({ id: 'treasure.verify.outcome.HOLDS' }),
        FAILS: intl.formatMessage({ id: 'treasure.verify.outcome.FAILS' }),
        WAITING: intl.formatMessage({ id: 'treasure.verify.outcome.WAITING' }),
      }}
    />
  )
}
