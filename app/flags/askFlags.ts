import { OFREPWebProvider } from '@openfeature/ofrep-web-provider'
import { OpenFeature } from '@openfeature/web-sdk'
import type { Session } from '#platform/session/session.ts'
import { defaultFlags, flagNames, type Flags } from '#rules/flags.ts'

/** Asks the gateway for this viewer's flags, through OpenFeature's SDK. Rejects where it gives no answer. */
export async function askFlags(
  gatewayOrigin: string,
  callGateway: Session['callGateway'],
): Promise<Flags> {
  const provider = new OFREPWebProvider({
    baseUrl: gatewayOrigin,
    fetchImplementation: (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      return callGateway(pathname, { method: 'POST', body: '{}' })
    },
    // What is decided holds while the page stands: nothing changes under a fan's hands, and nothing is kept of them.
    changeDetection: 'none',
    disableVisibilityRefresh: true,
    cacheMode: 'disabled',
  })
  await OpenFeature.setProviderAndWait(provider)
  const client = OpenFeature.getClient()
  const decided = flagNames.map((name) => [name, client.getBooleanValue(name, defaultFlags[name])])
  return Object.fromEntries(decided) as Flags
}
