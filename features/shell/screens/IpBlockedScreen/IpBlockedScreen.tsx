import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { Barred, BarredFrame } from '../../components/Barred/Barred.tsx'
import { BarredSkeleton } from '../../components/Barred/BarredSkeleton.tsx'
import type { IpBlockedScreenQuery } from './__generated__/IpBlockedScreenQuery.graphql.ts'

/** `/ip-blocked`: nobody from this address may use the service. */
export function Screen(props: ScreenProps<IpBlockedScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<BarredSkeleton />}
      renderFrame={(face) => <BarredFrame who="ip">{face}</BarredFrame>}
    >
      <IpBlocked {...props} />
    </ScreenPart>
  )
}

function IpBlocked({ queryRef }: ScreenProps<IpBlockedScreenQuery>) {
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
