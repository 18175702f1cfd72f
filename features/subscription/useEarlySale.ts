import { graphql, useFragment } from 'react-relay'
import type { useEarlySale_sale$key } from './__generated__/useEarlySale_sale.graphql.ts'

/**
 * An item's sale to members before it is sold to all, with whether the viewer may buy by now; null without. Whoever reads
 * of it reads all of it: it has no id, so that what one reader brings stands for all others.
 */
export function useEarlySale(key: useEarlySale_sale$key | null | undefined) {
  const sale = useFragment(
    graphql`
      fragment useEarlySale_sale on StoreEarlySale @throwOnFieldError {
        from
        isOpen
        viewerMay
        membership {
          id
          name
        }
      }
    `,
    key ?? null,
  )
  return sale ? { ...sale, isForViewer: sale.isOpen && sale.viewerMay } : null
}
