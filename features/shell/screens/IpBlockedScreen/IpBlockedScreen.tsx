import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '#platform/routing/route.ts'
import { Barred } from '../../components/Barred/Barred.tsx'
import type { IpBlockedScreenQuery } from './__generated__/IpBlockedScreenQuery.graphql.ts'

/** `/ip-blocked`: nobody from this address may use the service. */
export function Screen({ queryRef }: ScreenProps<IpBlockedScreenQuery>) {
  const { tenant } = usePreloadedQuery<IpBlockedScreenQuery>(
    graphql`
      query IpBlockedScreenQuery @throwOnFieldError {
        tenant {
          ...Barred_tenant
        }
      }
    `,
    queryRef,
  )
  return <Barred tenant={tenant} who="ip" />
}
