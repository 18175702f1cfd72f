import { useIntl } from 'react-intl'
import { graphql, readInlineData } from 'react-relay'
import { daysOfBought } from '#rules/coins.ts'
import type { useItemTerms_item$key } from './__generated__/useItemTerms_item.graphql.ts'

/**
 * What an item brings to the fan's balance and for how long, when it comes, and whether it can be given back: the same
 * words before it is bought and where it is confirmed. `contents` and `validity` are null of what brings nothing there.
 */
export function useItemTerms() {
  const intl = useIntl()
  return (item: useItemTerms_item$key, quantity = 1) => {
    const { kind, contents, deliveryEstimate, isMadeToOrder } = readInlineData(
      graphql`
        fragment useItemTerms_item on StoreItem @inline @throwOnFieldError {
          kind
          contents {
            paidCoins
            freeCoins
            tickets
            passes
          }
          deliveryEstimate
          isMadeToOrder
        }
      `,
      item,
    )
    return {
      contents: contentsOf(contents, quantity),
      validity: validityOf(contents),
      delivery: deliveryEstimate || intl.formatMessage({ id: `store.delivery.${kind}` }),
      giveBack: intl.formatMessage({
        id: isMadeToOrder ? 'store.return.made' : `store.return.${kind}`,
      }),
    }
  }

  function contentsOf({ paidCoins, freeCoins, tickets, passes }: Contents, quantity: number) {
    const [paid, free] = [paidCoins * quantity, freeCoins * quantity]
    if (paid > 0)
      return intl.formatMessage({ id: 'store.facts.coins' }, { paid, free, total: paid + free })
    if (tickets > 0)
      return intl.formatMessage({ id: 'store.facts.tickets' }, { count: tickets * quantity })
    if (passes > 0)
      return intl.formatMessage({ id: 'store.facts.passes' }, { count: passes * quantity })
    return null
  }

  function validityOf({ paidCoins, freeCoins, tickets, passes }: Contents) {
    const { paid, free } = daysOfBought
    if (paidCoins > 0)
      return intl.formatMessage(
        { id: 'store.validity.coins' },
        { paid, free: freeCoins > 0 ? free : 0 },
      )
    return tickets > 0 || passes > 0
      ? intl.formatMessage({ id: 'store.validity' }, { days: paid })
      : null
  }
}

type Contents = Readonly<Record<'paidCoins' | 'freeCoins' | 'tickets' | 'passes', number>>
