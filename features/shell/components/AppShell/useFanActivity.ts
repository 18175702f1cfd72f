import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { lateImport } from '#platform/routing/lateImport.ts'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'

// A guest's first page need not carry it.
const loadActivity = lateImport(() => import('./fanActivity.ts'))

/**
 * Keeps every channel's newest message and number live, and the fan's direct messages, for the badge and for all lists, and asks
 * for them anew when the stream is back after a gap; wears the oshi whom the fan chooses elsewhere. Not for a guest (undefined).
 */
export function useFanActivity(communityId: string, fanId: string | undefined): void {
  const environment = useRelayEnvironment()
  const { reopenCount } = useStreamStatus()
  const { setTheme: dress } = useTheme()
  useEffect(
    () =>
      whileLoaded(fanId, (code, id) => code.follow(environment, { communityId, fanId: id, dress })),
    [environment, communityId, fanId, dress],
  )
  useEffect(() => {
    if (reopenCount > 0)
      return whileLoaded(fanId, (code, id) =>
        code.catchUp(environment, { communityId, fanId: id, dress }),
      )
    return undefined
  }, [environment, communityId, fanId, dress, reopenCount])
}

type Activity = Awaited<ReturnType<typeof loadActivity>>

/** Begins for a fan once the code is here, unless it was ended before; returns what ends it. */
function whileLoaded(
  fanId: string | undefined,
  begin: (code: Activity, fanId: string) => () => void,
) {
  let end = () => {}
  let isOver = false
  if (fanId !== undefined)
    loadActivity().then(
      (code) => {
        if (!isOver) end = begin(code, fanId)
      },
      // A newer release has replaced it: what is listed stays as it was loaded.
      () => undefined,
    )
  return () => {
    isOver = true
    end()
  }
}
