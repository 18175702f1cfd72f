import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { BalanceAfter_session$key } from './__generated__/BalanceAfter_session.graphql.ts'
import type { BalanceAfter_viewer$key } from './__generated__/BalanceAfter_viewer.graphql.ts'
import { TermRow } from './TermRow.tsx'

type BalanceAfterProps = { session: BalanceAfter_session$key; viewer: BalanceAfter_viewer$key }

/** How many coins the fan has once the coins that they buy have come; nothing where none are bought. */
export function BalanceAfter(props: BalanceAfterProps) {
  const { lines } = useFragment(
    graphql`
      fragment BalanceAfter_session on CheckoutSession @throwOnFieldError {
        lines {
          quantity
          item {
            contents {
              paidCoins
              freeCoins
            }
          }
        }
      }
    `,
    props.session,
  )
  const { coinWallet } = useFragment(
    graphql`
      fragment BalanceAfter_viewer on Viewer @throwOnFieldError {
        coinWallet {
          free
          paid
          owed
        }
      }
    `,
    props.viewer,
  )
  const sum = (part: 'paidCoins' | 'freeCoins') =>
    lines.reduce((all, { quantity, item }) => all + quantity * item.contents[part], 0)
  const bought = { paid: sum('paidCoins'), free: sum('freeCoins') }
  if (!coinWallet || bought.paid === 0) return null
  const { owed } = coinWallet
  const free = coinWallet.free + bought.free
  const paid = coinWallet.paid + bought.paid
  // What is owed is paid from what comes: how much of which kind is left then is the ledger's to say.
  return (
    <TermRow id="checkout.terms.balance">
      {owed > 0 ? (
        <FormattedMessage
          id="checkout.balance.owed"
          values={{ owed, total: Math.max(0, free + paid - owed) }}
        />
      ) : (
        <FormattedMessage id="checkout.balance" values={{ free, paid, total: free + paid }} />
      )}
    </TermRow>
  )
}
