import { useEffect, useEffectEvent, useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useNewestQuery } from './__generated__/useNewestQuery.graphql.ts'

/**
 * Brings what is new to an open list, once its number has risen and the page is looked at: what nobody sees is not
 * marked as seen.
 */
export function useNewest(unreadCount: number): void {
  const environment = useRelayEnvironment()
  const known = useRef(unreadCount)
  const ask = useEffectEvent(() =>
    // The list itself, from its beginning: what was loaded of it beyond one page is dropped.
    fetchQuery<useNewestQuery>(
      environment,
      graphql`
        query useNewestQuery @throwOnFieldError {
          viewer {
            ...NotificationList_viewer
          }
        }
      `,
      {},
      // The next visit asks again.
    ).subscribe({ error: () => undefined }),
  )
  useEffect(() => {
    if (unreadCount <= known.current) {
      known.current = unreadCount
      return
    }
    const look = () => {
      if (document.visibilityState !== 'visible') return
      known.current = unreadCount
      document.removeEventListener('visibilitychange', look)
      ask()
    }
    document.addEventListener('visibilitychange', look)
    look()
    return () => document.removeEventListener('visibilitychange', look)
  }, [unreadCount])
}
