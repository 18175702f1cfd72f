import { graphql, usePreloadedQuery } from 'react-relay'
import { ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { Barred, BarredFrame } from '../../components/Barred/Barred.tsx'
import { BarredSkeleton } from '../../components/Barred/BarredSkeleton.tsx'
import type { BlockedScreenQuery } from './__generated__/BlockedScreenQuery.graphql.ts'

/** `/blocked`: this account may not use the service. */
export function Screen(props: ScreenProps<BlockedScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<BarredSkeleton />}
      renderFrame={(face) => <BarredFrame who="account">{face}</BarredFrame>}
    >
      <Blocked {...props} />
    </ScreenPart>
  )
}

function Blocked({ queryRef }: ScreenProps<BlockedScreenQuery>) {
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
