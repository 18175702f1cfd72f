import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { ProofSteps } from '#design-system/proof-steps/ProofSteps.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { saveJson } from '#features/treasure-machine/index.ts'
import {
  verifyDrawing,
  type DrawingEvidence,
  type DrawingStep,
} from '#rules/draws/verifyDrawing.ts'

type DrawingStepsProps = {
  evidence: DrawingEvidence
  /** Whether the receipt is what this browser kept; null where it kept none. */
  kept: boolean | null
}

const tones = { FAILS: 'danger', WAITING: 'info', HOLDS: 'success' } as const

/** What was checked of a draw, whether it holds, and a file that any language can check. */
export function DrawingSteps({ evidence, kept }: DrawingStepsProps) {
  const intl = useIntl()
  const keptStep = { name: 'KEPT', outcome: kept ? 'HOLDS' : 'FAILS' } as const
  const steps = [...(kept === null ? [] : [keptStep]), ...verifyDrawing(evidence)]
  const has = (outcome: DrawingStep['outcome']) => steps.some((step) => step.outcome === outcome)
  const sum = has('FAILS') ? 'FAILS' : has('WAITING') ? 'WAITING' : 'HOLDS'
  return (
    <Stack gap={5}>
      <Banner tone={tones[sum]}>
        <FormattedMessage
          id={`prizeDraw.verify.sum.${sum}`}
          values={{ count: evidence.list?.entries.length ?? 0 }}
        />
      </Banner>
      <ProofSteps
        steps={steps.map(({ name, outcome }) => ({
          name,
          outcome,
          title: intl.formatMessage({ id: `prizeDraw.verify.${name}` }),
          body: intl.formatMessage({ id: `prizeDraw.verify.${name}.body` }),
        }))}
        outcomes={{
          HOLDS: intl.formatMessage({ id: 'prizeDraw.verify.outcome.HOLDS' }),
          FAILS: intl.formatMessage({ id: 'prizeDraw.verify.outcome.FAILS' }),
          WAITING: intl.formatMessage({ id: 'prizeDraw.verify.outcome.WAITING' }),
        }}
      />
      <Button
        tone="neutral"
        emphasis="outline"
        onClick={() => saveJson(`${evidence.terms.draw}.json`, evidence)}
      >
        <FormattedMessage id="prizeDraw.verify.save" />
      </Button>
    </Stack>
  )
}
