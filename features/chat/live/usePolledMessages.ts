import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { askWhileSeen, type Asking } from './askWhileSeen.ts'
import { fetchMissed } from './fetchMissed.ts'
import { revsOf } from './revsOf.ts'

/**
 * Keeps an open room up to date for a guest, who has no stream: asks now and then what is new or has changed since
 * `lastRev`. Returns how that goes.
 */
export function usePolledMessages({ channelId, lastRev }: { channelId: string; lastRev: number }) {
  const environment = useRelayEnvironment()
  const [revs] = useState(() => revsOf(environment, channelId, lastRev))
  const [state, setState] = useState<Asking>('well')
  useEffect(
    () => askWhileSeen({ ask: () => fetchMissed(environment, channelId, revs), onState: setState }),
    [environment, channelId, revs],
  )
  return state
}
