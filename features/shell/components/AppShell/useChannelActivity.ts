import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { retriableImport } from '#platform/routing/retriableImport.ts'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'

// A guest's first page need not carry it.
const loadActivity = retriableImport(() => import('./channelActivity.ts'))
const loadDirect = retriableImport(() => import('./directActivity.ts'))
const loadOshi = retriableImport(() => import('./oshiActivity.ts'))
/** How long until the code is asked for again where it could not be had. Milliseconds. */
const retryMs = 5_000

/**
 * Keeps every channel's newest message and number live, and the fan's direct messages, for the badge and for all lists, and asks
 * for them anew when the stream is back after a gap; wears the oshi whom the fan chooses elsewhere. Not for a guest (null).
 */
export function useChannelActivity(communityId: string | null, fanId: string | undefined): void {
  const environment = useRelayEnvironment()
  const { reopenCount } = useStreamStatus()
  const { setTheme } = useTheme()
  useEffect(() => {
    if (communityId === null) return
    return whileLoaded(loadActivity, ({ followChannels }) =>
      followChannels(environment, communityId, fanId),
    )
  }, [environment, communityId, fanId])
  useEffect(() => {
    if (fanId === undefined) return
    return whileLoaded(loadDirect, ({ followDirect }) => followDirect(environment, fanId))
  }, [environment, fanId])
  useEffect(() => {
    if (fanId === undefined) return
    return whileLoaded(loadOshi, ({ followOshi }) => followOshi(environment, fanId, setTheme))
  }, [environment, fanId, setTheme])
  useEffect(() => {
    if (fanId === undefined || reopenCount === 0) return
    return whileLoaded(loadOshi, ({ catchUpOshi }) => catchUpOshi(environment, fanId, setTheme))
  }, [environment, fanId, setTheme, reopenCount])
  useEffect(() => {
    if (communityId === null || reopenCount === 0) return
    return whileLoaded(loadActivity, ({ catchUp }) => {
      const asked = catchUp(environment).subscribe({})
      return () => asked.unsubscribe()
    })
  }, [environment, communityId, reopenCount])
}

/** Begins once the code is here, unless it was ended before; returns what ends it. */
function whileLoaded<Code>(loadCode: () => Promise<Code>, begin: (code: Code) => () => void) {
  let end = () => clearTimeout(retry)
  let isOver = false
  let retry: ReturnType<typeof setTimeout> | undefined
  const load = () =>
    void loadCode().then(
      (code) => {
        if (!isOver) end = begin(code)
      },
      () => {
        if (!isOver) retry = setTimeout(load, retryMs)
      },
    )
  load()
  return () => {
    isOver = true
    end()
  }
}
