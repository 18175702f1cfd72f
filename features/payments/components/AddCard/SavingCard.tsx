import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import type { UserError } from '#platform/submission/userError.ts'
import type { paymentWatchMachine } from '../../machines/paymentWatchMachine.ts'
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

/** A saving under way; it looks by itself whether the card is saved. */
export function SavingCard({ saving, onMoved, onEnded }: SavingCardProps) {
  const actor = useSavingWatch(saving.id, { onMoved, onEnded })
  return <SavingFace saving={saving} actor={actor} onLeft={() => onEnded(null)} />
}

type SavingFaceProps = {
  saving: Saving
  actor: ActorRefFrom<typeof paymentWatchMachine>
  onLeft: () => void
}

/** The provider's frame that takes the card, or has the bank ask, and how far it has been looked at. */
export function SavingFace({ saving, actor, onLeft }: SavingFaceProps) {
  const intl = useIntl()
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
        !isSlow && <Waiting of="saving" />
      )}
      {error && <ErrorWords error={error} onRetry={look} />}
      {isSlow && <SlowPayment of="saving" onLook={look} />}
      <Button tone="neutral" emphasis="quiet" isFullWidth onClick={onLeft}>
        <FormattedMessage id="payments.add.leave" />
      </Button>
    </Stack>
  )
}
