import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { Barred } from '../../components/Barred/Barred.tsx'
import type { BlockedScreenQuery } from './__generated__/BlockedScreenQuery.graphql.ts'

/** `/blocked`: this account may not use the service. */
export function Screen({ queryRef }: ScreenProps<BlockedScreenQuery>) {
  const { tenant } = usePreloadedQuery<BlockedScreenQuery>(
    graphql`
      query BlockedScreenQuery @throwOnFieldError {
        tenant {
          ...Barred_tenant
        }
      }
    `,
    queryRef,
  )
  return <Barred tenant={tenant} who="account" />
}
