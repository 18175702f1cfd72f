import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { addressOfCheckout } from '#addresses/checkout.ts'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { paths as subscriptionPaths } from '#addresses/subscription.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { CheckoutSkeleton } from '../CheckoutFlow/CheckoutSkeleton.tsx'
import type { CheckoutBeginMutation } from './__generated__/CheckoutBeginMutation.graphql.ts'

type CheckoutBeginProps = {
  communityId: string
  /** One item, bought at once; the basket where nothing is said. */
  item?: { itemId: string; variantId?: string; quantity: number }
}

/** Begins a checkout as soon as it is there: what is held for the fan is held from here on. */
export function CheckoutBegin({ communityId, item }: CheckoutBeginProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { submit, retry, error } = useSubmission<CheckoutBeginMutation>({
    mutation: graphql`
      mutation CheckoutBeginMutation($input: OpenCheckoutInput!) {
        openCheckout(input: $input) {
          ... on OpenCheckoutSuccess @alias(as: "success") {
            session {
              id
              origin
              state
              ...CheckoutFlow_session
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: () => ({ input: { communityId, item: item ?? null } }),
    // Going back leads to where the fan came from, not to another beginning.
    onDone: ({ session }) => void navigate(addressOfCheckout(session), { replace: true }),
  })
  const begin = useEffectEvent(() => submit())
  useEffect(() => begin(), [])
  const toBasket = {
    label: intl.formatMessage({ id: 'checkout.toBasket' }),
    act: () => void navigate(storePaths.basket(), { replace: true }),
  }
  const toItem = item && {
    label: intl.formatMessage({ id: 'checkout.toItem' }),
    act: () => void navigate(storePaths.item({ item_id: item.itemId }), { replace: true }),
  }
  if (!error) return <CheckoutSkeleton />
  return (
    <Stack gap={4}>
      <ErrorWords
        error={error}
        onRetry={retry}
        ways={{
          'CheckoutItemError.OUT_OF_STOCK': toBasket,
          'CheckoutItemError.LIMIT': toBasket,
          'CheckoutItemError.OWNED': {
            label: intl.formatMessage({ id: 'checkout.toOwned' }),
            act: () => void navigate(giftPaths.list(), { replace: true }),
          },
          'CheckoutItemError.PERIOD': toBasket,
          'CheckoutItemError.VARIANT_REQUIRED': toItem ?? toBasket,
          'CheckoutItemError.SUBSCRIBED': {
            label: intl.formatMessage({ id: 'checkout.toSubscriptions' }),
            act: () => void navigate(subscriptionPaths.subscriptions(), { replace: true }),
          },
        }}
      />
      <ButtonLink href={storePaths.store()} tone="neutral" emphasis="quiet">
        <FormattedMessage id="checkout.toStore" />
      </ButtonLink>
    </Stack>
  )
}
