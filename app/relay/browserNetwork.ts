import type { FetchFunction, GraphQLResponse } from 'relay-runtime'
import { accountBlocked, callGateway, NetworkError } from '#platform/relay/fetch.ts'
import { withRetry } from '#platform/relay/retry.ts'
import { autoTranslationCookie } from '#platform/intl/useLanguage.ts'
import { readPreference } from '#platform/storage/cookie.ts'
import type { AppSettings } from '../settings.ts'
import type { Credentials } from '../auth/credentials.ts'

/** How often a query is asked again for acts that are answered meanwhile: whoever acts on and on sees something at last. */
const mostAgain = 3

/**
 * The browser's way to the gateway. A request waits until it is known who is signed in; a 401 refreshes
 * the token once. Only what is flagged (`retry` in the query's metadata, or any query) is sent again; what is flagged `keepalive`
 * arrives even where the page is closed meanwhile. A query that is on its way while an act is answered is asked again:
 * its answer may know nothing of the act, and would stand in the store over the act's own.
 */
export function createBrowserFetch(settings: AppSettings, credentials: Credentials): FetchFunction {
  let actsAnswered = 0
  return (params, variables, cacheConfig) => {
    const send = async () => {
      const token = await credentials.token()
      try {
        return await call(token)
      } catch (error) {
        if (!isUnauthorized(error) || token === null) throw error
      }
      const renewed = await credentials.refreshedToken()
      return call(renewed).catch((error: unknown) => {
        if (isUnauthorized(error) && renewed !== null) credentials.refused()
        throw error
      })
    }
    const call = (token: string | null) =>
      callGateway({
        endpoint: `${settings.gatewayOrigin}/graphql`,
        params,
        variables,
        isKeptAlive: cacheConfig.metadata?.keepalive === true,
        isGetEnabled: settings.isGetEnabled && token === null,
        headers: {
          authorization: token === null ? '' : `Bearer ${token}`,
          tenant: settings.tenantId,
          'Language-Code': settings.locale,
          // The cookie may have changed since the document was sent.
          'Auto-Translation': readPreference(autoTranslationCookie) ?? 'false',
        },
      }).catch((error: unknown) => {
        if (error instanceof NetworkError && error.code === accountBlocked) credentials.blocked()
        throw error
      })
    const ask = async (again = mostAgain): Promise<GraphQLResponse> => {
      const known = actsAnswered
      // Where an older answer is at hand, a network that fails is not waited for.
      const answer = await (again === mostAgain ? withRetry(send) : send())
      if (known === actsAnswered || again === 0) return answer
      // An older answer is better than none.
      return ask(again - 1).catch(() => answer)
    }
    if (params.operationKind === 'query') return ask()
    // One without an answer may have been done all the same.
    return (cacheConfig.metadata?.retry === true ? withRetry(send) : send()).finally(
      () => actsAnswered++,
    )
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof NetworkError && error.status === 401
}
