import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as giftPaths } from '#addresses/special-gift.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Price } from '../Price/Price.tsx'
import { row, rows } from '../PurchaseFacts/PurchaseFacts.css.ts'
import type { PurchaseLines_purchase$key } from './__generated__/PurchaseLines_purchase.graphql.ts'

/** What was ordered, and which of it the fan still waits for. */
export function PurchaseLines(props: { purchase: PurchaseLines_purchase$key }) {
  const { method, state, lines } = useFragment(
    graphql`
      fragment PurchaseLines_purchase on Purchase @throwOnFieldError {
        method
        state
        lines {
          kind
          name
          quantity
          price
          fulfilledAt
          refundedAt
          opens {
            id
          }
          closed {
            specialGifts {
              __typename
            }
          }
        }
      }
    `,
    props.purchase,
  )
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size="small">
        <FormattedMessage id="purchases.lines.title" />
      </Heading>
      <ul className={rows}>
        {lines.map(
          ({ kind, name, quantity, price, fulfilledAt, refundedAt, opens, closed }, at) => (
            <li key={at} className={row}>
              <div>
                <Text size="small" weight="medium">
                  {name}
                </Text>
                {state === 'PAID' && fulfilledAt === null && (
                  <Text size="caption" tone="muted">
                    <FormattedMessage id="purchases.line.waiting" />
                  </Text>
                )}
                {refundedAt !== null && (
                  <Text size="caption" tone="muted">
                    <FormattedMessage id="purchases.line.refunded" />
                  </Text>
                )}
                {refundedAt !== null && (kind === 'COIN_PACK' || kind === 'TICKET_PACK') && (
                  <Text size="caption" tone="muted">
                    <FormattedMessage id="purchases.line.taken" />
                  </Text>
                )}
                {closed && (
                  <Text size="caption" tone="muted">
                    <FormattedMessage
                      id={
                        closed.specialGifts.some(({ __typename }) => __typename === 'FanBadgeGift')
                          ? 'purchases.line.closed.badge'
                          : 'purchases.line.closed'
                      }
                    />
                  </Text>
                )}
                {opens && (
                  <Text size="small">
                    <TextLink href={giftPaths.gifts({ item_id: opens.id })}>
                      <FormattedMessage id="purchases.line.open" />
                    </TextLink>
                  </Text>
                )}
              </div>
              <Text size="small" tabular>
                <FormattedMessage
                  id="purchases.quantity"
                  values={{
                    quantity,
                    price: <Price total={price} isInCoins={method === 'COINS'} />,
                  }}
                />
              </Text>
            </li>
          ),
        )}
      </ul>
    </Stack>
  )
}
