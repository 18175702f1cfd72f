import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { CancelButton } from '../CancelButton/CancelButton.tsx'
import { KonbiniPayer } from '../KonbiniPayer/KonbiniPayer.tsx'
import type { ConfirmButtons_session$key } from './__generated__/ConfirmButtons_session.graphql.ts'
import { useConfirmation } from './useConfirmation.ts'

type ConfirmButtonsProps = {
  session: ConfirmButtons_session$key
  /** Where what is sent goes; undefined until the fan has said so. */
  addressId: string | undefined
}

/** Confirms the order, for a convenience store with whom its number is for; or leaves it. */
export function ConfirmButtons({ addressId, ...props }: ConfirmButtonsProps) {
  const session = useFragment(
    graphql`
      fragment ConfirmButtons_session on CheckoutSession @throwOnFieldError {
        method
        isSent
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
    submitLabel: intl.formatMessage({ id: 'checkout.confirm.submit' }),
    busyLabel: intl.formatMessage({ id: 'checkout.busy' }),
  }
  return (
    <Stack gap={4}>
      {session.isSent && addressId === undefined ? (
        <Text tone="muted">{intl.formatMessage({ id: 'checkout.confirm.address' })}</Text>
      ) : session.method === 'KONBINI' ? (
        <KonbiniPayer submission={confirmation} {...words} />
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
