import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { forgetDrafts } from '#platform/form/draft.ts'
import { useSession } from '#platform/session/session.ts'
import { preferenceMaxAge, readPreference } from '#platform/storage/cookie.ts'
import { themeCookies } from '#platform/theme/theme.ts'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'
import { joinCommunity } from './joinCommunity.ts'
import { forgetWish, readWish } from './wish.ts'
import type { useArriveQuery } from './__generated__/useArriveQuery.graphql.ts'

/**
 * Takes a fan who has signed in back to where they were, with the join done that they had wished for.
 * As a new document: the store and the stream hold a guest's view of everything.
 */
export function useArrive(): () => Promise<void> {
  const environment = useRelayEnvironment()
  const { openPage } = useSession()
  const { setTheme } = useTheme()
  return async () => {
    const { redirectPath, joinCommunityId } = readWish()
    // A join that fails can be pressed again there.
    if (joinCommunityId) await joinCommunity(environment, joinCommunityId).catch(() => false)
    // A browser that has chosen no look of its own takes the oshi's.
    const kept = readPreference({ name: themeCookies.palette, maxAge: preferenceMaxAge })
    if (kept === undefined) setTheme({ palette: await oshiPalette(environment) })
    forgetWish()
    forgetDrafts('signUp:')
    openPage(redirectPath)
  }
}

function oshiPalette(environment: Environment): Promise<string | undefined> {
  const query = graphql`
    query useArriveQuery @throwOnFieldError {
      tenant {
        community {
          viewerMembership {
            oshi {
              palette
            }
          }
        }
      }
    }
  `
  return fetchQuery<useArriveQuery>(environment, query, {})
    .toPromise()
    .then(
      (data) => data?.tenant.community.viewerMembership?.oshi?.palette,
      () => undefined,
    )
}
