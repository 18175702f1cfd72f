import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { CancelButton } from '../CancelButton/CancelButton.tsx'
import { KonbiniPayer, type KnownPayer } from '../KonbiniPayer/KonbiniPayer.tsx'
import type { ConfirmButtons_session$key } from './__generated__/ConfirmButtons_session.graphql.ts'
import { useConfirmation } from './useConfirmation.ts'

type ConfirmButtonsProps = {
  session: ConfirmButtons_session$key
  /** Where what is sent goes; undefined until the fan has said so. */
  addressId: string | undefined
  /** Who pays at a convenience store, as far as it is known. */
  payer?: KnownPayer
}

/** Confirms the order, for a convenience store with whom its number is for; or leaves it. The button says that it orders, and what comes next. */
export function ConfirmButtons({ addressId, payer, ...props }: ConfirmButtonsProps) {
  const session = useFragment(
    graphql`
      fragment ConfirmButtons_session on CheckoutSession @throwOnFieldError {
        method
        isSent
        instrument {
          id
        }
        ...useConfirmation_session
        ...CancelButton_session
      }
    `,
    props.session,
  )
  const intl = useIntl()
  const confirmation = useConfirmation(session, addressId)
  const { submit, retry, isPending, error } = confirmation
  const words = {
    submitLabel: intl.formatMessage({
      id: session.instrument
        ? 'checkout.confirm.submit.CARD.saved'
        : `checkout.confirm.submit.${session.method ?? 'COINS'}`,
    }),
    busyLabel: intl.formatMessage({ id: 'checkout.busy' }),
  }
  return (
    <Stack gap={4}>
      {session.isSent && addressId === undefined ? (
        <Text tone="muted">{intl.formatMessage({ id: 'checkout.confirm.address' })}</Text>
      ) : session.method === 'KONBINI' ? (
        <KonbiniPayer submission={confirmation} known={payer} {...words} />
      ) : (
        <>
          {error && <ErrorWords error={error} onRetry={retry} />}
          <Button
            size="large"
            isFullWidth
            isBusy={isPending}
            busyLabel={words.busyLabel}
            onClick={() => submit(null)}
          >
            {words.submitLabel}
          </Button>
        </>
      )}
      <CancelButton session={session} />
    </Stack>
  )
}
