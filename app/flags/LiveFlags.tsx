import { useEffect, useState, type ReactNode } from 'react'
import { FlagsProvider } from '#platform/flags/flags.ts'
import { useSession } from '#platform/session/session.ts'
import type { Flags } from '#rules/flags.ts'
import { useAppSettings } from '../settingsContext.ts'

/**
 * What the server decided for the page holds until its viewer is another: who logs in without leaving the page is asked
 * for anew, as the fan they are. The SDK that asks is loaded then.
 */
export function LiveFlags({ children }: { children: ReactNode }) {
  const { flags, userId, gatewayOrigin } = useAppSettings()
  const { status, callGateway } = useSession()
  const [asked, setAsked] = useState<Flags>()
  const isAnother = userId === null && status === 'loggedIn'
  useEffect(() => {
    if (!isAnother) return
    let isOver = false
    import('./askFlags.ts')
      .then(({ askFlags }) => askFlags(gatewayOrigin, callGateway))
      .then((answer) => !isOver && setAsked(answer))
      // Those of the page hold on.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [isAnother, gatewayOrigin, callGateway])
  return <FlagsProvider value={(isAnother && asked) || flags}>{children}</FlagsProvider>
}
