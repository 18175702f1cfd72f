import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import type { UserError } from '#platform/submission/userError.ts'
import { SlowPayment } from '../PaymentStep/SlowPayment.tsx'
import { Waiting } from '../PaymentStep/Waiting.tsx'
import { ProviderFrame } from '../ProviderFrame/ProviderFrame.tsx'
import { useSavingWatch } from './useSavingWatch.ts'

/** One try to save a card, as the last answer told it: it stands in no query. */
export type Saving = {
  readonly id: string
  readonly step:
    | { readonly __typename: 'CardEntryStep' | 'ChallengeStep'; readonly frameUrl: string }
    | { readonly __typename: '%other' }
    | null
    | undefined
}

type SavingCardProps = {
  saving: Saving
  onMoved: (saving: Saving) => void
  /** Why no card is saved; null where one is, or where the fan leaves it for now. */
  onEnded: (refusal: UserError | null) => void
}

/** The provider's frame that takes the card, or has the bank ask; it looks by itself whether the card is saved. */
export function SavingCard({ saving, onMoved, onEnded }: SavingCardProps) {
  const intl = useIntl()
  const actor = useSavingWatch(saving.id, { onMoved, onEnded })
  const error = useSelector(actor, ({ context }) => context.error)
  const isSlow = useSelector(actor, (snapshot) => snapshot.matches('slow'))
  const look = () => actor.send({ type: 'look.asked' })
  const { step } = saving
  const isAsked = step?.__typename === 'ChallengeStep'
  return (
    <Stack gap={4}>
      {step && 'frameUrl' in step ? (
        <ProviderFrame
          title={intl.formatMessage({
            id: isAsked ? 'payments.challenge.title' : 'payments.add.title',
          })}
          {...(isAsked && { note: intl.formatMessage({ id: 'payments.challenge.note' }) })}
          url={step.frameUrl}
          onReturned={look}
        />
      ) : (
        <Waiting of="saving" />
      )}
      {error && <ErrorWords error={error} onRetry={look} />}
      {isSlow && <SlowPayment onLook={look} />}
      <Button tone="neutral" emphasis="quiet" isFullWidth onClick={() => onEnded(null)}>
        <FormattedMessage id="payments.add.leave" />
      </Button>
    </Stack>
  )
}
