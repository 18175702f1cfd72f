import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { lateImport } from '#platform/routing/lateImport.ts'
import { useStreamStatus } from '#platform/stream/streamStatus.ts'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'

// A guest's first page need not carry it.
const loadActivity = lateImport(() => import('./channelActivity.ts'))
const loadDirect = lateImport(() => import('./directActivity.ts'))
const loadOshi = lateImport(() => import('./oshiActivity.ts'))

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
  let end = () => {}
  let isOver = false
  loadCode().then(
    (code) => {
      if (!isOver) end = begin(code)
    },
    // A newer release has replaced it: what is listed stays as it was loaded.
    () => undefined,
  )
  return () => {
    isOver = true
    end()
  }
}
