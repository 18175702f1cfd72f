import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { addressOfCheckout } from '#addresses/checkout.ts'
import { Button } from '#design-system/button/Button.tsx'
import { useFailureToast } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { fits } from './CoinShortage.css.ts'
import type { PackButton_item$key } from './__generated__/PackButton_item.graphql.ts'
import type { PackButtonMutation } from './__generated__/PackButtonMutation.graphql.ts'

type PackButtonProps = {
  item: PackButton_item$key
  /** The least that brings all that is missing, more than that, or a part of it. */
  use: 'fits' | 'enough' | 'part'
  communityId: string
  /** The session that waits for the coins. */
  returnsTo: string
}

const looks = {
  fits: { tone: 'accent', emphasis: 'solid' },
  enough: { tone: 'accent', emphasis: 'soft' },
  part: { tone: 'neutral', emphasis: 'outline' },
} as const

/** Begins to buy a pack of coins, from which the way leads back. */
export function PackButton({ use, communityId, returnsTo, ...props }: PackButtonProps) {
  const { id, priceYen, contents } = useFragment(
    graphql`
      fragment PackButton_item on StoreItem @throwOnFieldError {
        id
        priceYen
        contents {
          paidCoins
          freeCoins
        }
      }
    `,
    props.item,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const { submit, isPending } = useSubmission<PackButtonMutation>({
    mutation: graphql`
      mutation PackButtonMutation($input: OpenCheckoutInput!) {
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
    variables: () => ({ input: { communityId, item: { itemId: id, quantity: 1 }, returnsTo } }),
    onDone: ({ session }) => void navigate(addressOfCheckout(session)),
    onFailed: useFailureToast(),
  })
  return (
    <Button
      {...looks[use]}
      isFullWidth
      icon="coin"
      isBusy={isPending}
      busyLabel={intl.formatMessage({ id: 'checkout.busy' })}
      onClick={() => submit()}
    >
      <FormattedMessage
        id="checkout.shortage.pack"
        values={{ paid: contents.paidCoins, free: contents.freeCoins, price: priceYen ?? 0 }}
      />
      {use === 'fits' && (
        <span className={fits}>
          <FormattedMessage id="checkout.shortage.enough" />
        </span>
      )}
    </Button>
  )
}
