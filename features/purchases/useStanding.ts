import { graphql, useFragment } from 'react-relay'
import type { useStanding_purchase$key } from './__generated__/useStanding_purchase.graphql.ts'
import { mostUrgent, statusOf, type OrderFacts, type OrderStanding } from './standing.ts'

export type Standing = OrderStanding & {
  /** The refund to speak of; null where none is, or coins went back. */
  refundId: string | null
  /** So many yen or coins go back, as far as that refund is spoken of. */
  returnedSum: number
}

/** How a purchase stands by all that is known of it: its payment, what its provider asks, its parcel and its refunds. */
export function useStanding(purchase: useStanding_purchase$key): Standing {
  const { state, method, attempt, delivery, refunds, lines } = useFragment(
    graphql`
      fragment useStanding_purchase on Purchase @throwOnFieldError {
        state
        method
        attempt {
          step {
            __typename
          }
        }
        delivery {
          state
        }
        refunds {
          id
          state
          amountYen
        }
        lines {
          price
          quantity
          refundedAt
        }
      }
    `,
    purchase,
  )
  const refund = mostUrgent(refunds)
  const takenBack = lines.filter(({ refundedAt }) => refundedAt !== null)
  const coinsBack = method === 'COINS' && takenBack.length > 0 ? ('COINS' as const) : null
  const standing = statusOf({
    payment: state,
    challenge: attempt?.step ? (challengeOf.get(attempt.step.__typename) ?? null) : null,
    parcel: delivery?.state ?? null,
    refund: refund?.state ?? coinsBack,
  })
  const returnedSum = refund
    ? sumOf(refunds.filter((each) => each.state === refund.state).map((each) => each.amountYen))
    : sumOf(takenBack.map(({ price, quantity }) => price * quantity))
  return { ...standing, refundId: refund?.id ?? null, returnedSum }
}

const challengeOf = new Map<string, OrderFacts['challenge']>([
  ['CardEntryStep', 'CARD'],
  ['ChallengeStep', 'BANK'],
  ['KonbiniStep', 'TILL'],
  ['WalletStep', 'WALLET'],
])

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
