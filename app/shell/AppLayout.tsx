import { Suspense } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLoaderData, useMatches } from 'react-router-dom'
import { AppShell, ClosedCommunity, Footer, ShellToaster } from '#features/shell/index.ts'
import type { ScreenProps, ScreenRoute } from '#platform/routing/route.ts'
import { LazyCorner } from '../film/LazyCorner.tsx'
import { LazyLoginModal } from '../auth/LazyLoginModal.tsx'
import { useConsentTool } from '../analytics/useConsentTool.ts'
import { useAppSettings } from '../settingsContext.ts'
import type { AppLayoutQuery } from './__generated__/AppLayoutQuery.graphql.ts'
import { AlternateLinks } from './AlternateLinks.tsx'
import { ScreenOutlet } from './ScreenOutlet.tsx'
import { useWaitingMessages } from './useWaitingMessages.ts'

/** The app's shell around a screen; in a closed community, around its notice for all but the members. */
export function AppLayout() {
  const data = usePreloadedQuery<AppLayoutQuery>(
    graphql`
      query AppLayoutQuery @throwOnFieldError {
        ...AppShell_query
        ...ClosedCommunity_query
        tenant {
          ...Footer_tenant
          community {
            viewerMembership {
              __typename
            }
          }
        }
      }
    `,
    useLoaderData<ScreenProps<AppLayoutQuery>['queryRef']>(),
  )
  const { isClosedCommunity } = useAppSettings()
  useWaitingMessages()
  const consent = useConsentTool()
  const route = useMatches().at(-1)?.handle as ScreenRoute | undefined
  const isClosed = isClosedCommunity && !data.tenant.community.viewerMembership
  const hasOwnHeader = !isClosed && route?.hasOwnHeader
  return (
    <ShellToaster>
      <AlternateLinks />
      <AppShell
        query={data}
        hasOwnHeader={hasOwnHeader}
        footer={
          !route?.hasOwnHeader && <Footer tenant={data.tenant} onOpenConsent={consent?.open} />
        }
      >
        {isClosed ? (
          <Suspense>
            <ClosedCommunity query={data} />
          </Suspense>
        ) : (
          <ScreenOutlet />
        )}
        <LazyCorner isFolded={hasOwnHeader} />
        <LazyLoginModal />
      </AppShell>
    </ShellToaster>
  )
}
