import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as purchasePaths } from '#addresses/purchases.ts'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Figure } from '#features/errors/index.ts'
import { NextStep, NextAction } from '#features/purchases/index.ts'
import type { OrderOver_purchase$key } from './__generated__/OrderOver_purchase.graphql.ts'

type OrderOverProps = {
  state: 'EXPIRED' | 'CANCELED' | 'REFUND_DUE' | 'REFUNDED'
  purchase: OrderOver_purchase$key
}

/** An order that is over: what became of it and of its money, and where that goes on. */
export function OrderOver({ state, ...props }: OrderOverProps) {
  const purchase = useFragment(
    graphql`
      fragment OrderOver_purchase on Purchase @throwOnFieldError {
        ...NextStep_purchase
        ...NextAction_purchase
      }
    `,
    props.purchase,
  )
  const intl = useIntl()
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: `checkout.over.${state}.title` })}
      body={<NextStep purchase={purchase} />}
      action={
        <Stack gap={3}>
          <NextAction purchase={purchase} />
          <TextLink href={purchasePaths.history()}>
            <FormattedMessage id="checkout.done.history" />
          </TextLink>
        </Stack>
      }
    />
  )
}
