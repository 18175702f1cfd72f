import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { lastInstant } from '../../lastDay.ts'
import { Facts } from '../Facts/Facts.tsx'
import type { SubscriptionFacts_subscription$key } from './__generated__/SubscriptionFacts_subscription.graphql.ts'

/** What a subscription costs, for which period it is paid, and when it is charged or ends. */
export function SubscriptionFacts(props: { subscription: SubscriptionFacts_subscription$key }) {
  const subscription = useFragment(
    graphql`
      fragment SubscriptionFacts_subscription on StoreSubscription @throwOnFieldError {
        state
        priceYen
        nextPriceYen
        nextPriceFrom
        periodStart
        periodEnd
        chargedNextAt
        endsAt
      }
    `,
    props.subscription,
  )
  const intl = useIntl()
  const { day } = useTokyoTime()
  const { state, periodStart, periodEnd, chargedNextAt, endsAt } = subscription
  const { priceYen, nextPriceYen, nextPriceFrom } = subscription
  const yen = (price: number) => intl.formatMessage({ id: 'subscription.monthly' }, { price })
  const isOver = state === 'ENDED'
  return (
    <Facts
      facts={[
        ['subscription.price', yen(priceYen)],
        [
          'subscription.newPrice',
          nextPriceYen && nextPriceFrom && !isOver
            ? intl.formatMessage(
                { id: 'subscription.newPrice.from' },
                { price: yen(nextPriceYen), day: day(nextPriceFrom) },
              )
            : null,
        ],
        [
          'subscription.period',
          intl.formatMessage(
            { id: 'subscription.period.of' },
            { start: day(periodStart), end: day(lastInstant(periodEnd)) },
          ),
        ],
        ['subscription.chargedNext', chargedNextAt ? day(chargedNextAt) : null],
        ['subscription.ends', endsAt && !isOver ? day(lastInstant(endsAt)) : null],
        ['subscription.ended', endsAt && isOver ? day(endsAt) : null],
      ]}
    />
  )
}
