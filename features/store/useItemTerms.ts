import { useIntl } from 'react-intl'
import { graphql, readInlineData } from 'react-relay'
import type { useItemTerms_item$key } from './__generated__/useItemTerms_item.graphql.ts'

/** When an item comes, and whether it can be given back: the same words before it is bought and where it is confirmed. */
export function useItemTerms() {
  const intl = useIntl()
  return (item: useItemTerms_item$key) => {
    const { kind, deliveryEstimate, isMadeToOrder } = readInlineData(
      graphql`
        fragment useItemTerms_item on StoreItem @inline @throwOnFieldError {
          kind
          deliveryEstimate
          isMadeToOrder
        }
      `,
      item,
    )
    return {
      delivery: deliveryEstimate || intl.formatMessage({ id: `store.delivery.${kind}` }),
      giveBack: intl.formatMessage({
        id: isMadeToOrder ? 'store.return.made' : `store.return.${kind}`,
      }),
    }
  }
}
