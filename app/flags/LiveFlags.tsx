import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { FlagsProvider } from '#platform/flags/flags.ts'
import { useSession } from '#platform/session/session.ts'
import { useAppSettings } from '../settingsContext.ts'

/**
 * What the server decided for the page holds until its viewer is another: who logs in without leaving the page is asked
 * for anew, as the fan they are. The SDK that asks is loaded then; without an answer those of the page hold on.
 */
export function LiveFlags({ children }: { children: ReactNode }) {
  const { flags, userId, gatewayOrigin } = useAppSettings()
  const { status, callGateway } = useSession()
  const [value, setValue] = useState(flags)
  const isAnother = !userId && status === 'loggedIn'
  useEffect(() => {
    if (isAnother)
      import('./askFlags.ts')
        .then(({ askFlags }) => askFlags(gatewayOrigin, callGateway))
        .then(
          (asked) => startTransition(() => setValue(asked)),
          () => undefined,
        )
  }, [isAnother, gatewayOrigin, callGateway])
  return <FlagsProvider value={value}>{children}</FlagsProvider>
}
