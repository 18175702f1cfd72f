import { createContext, use } from 'react'

/** How the browser's one stream is doing. */
export type StreamStatus = {
  /** `waiting` is between two attempts, `offline` until the network is back; `closed` is for good; `outdated` until the page is loaded anew. */
  status: 'idle' | 'connecting' | 'open' | 'waiting' | 'offline' | 'closed' | 'outdated'
  /** How often it came back with all its subscriptions: each time, what was missed is to be asked for. */
  reopenCount: number
}

const StreamStatusContext = createContext<StreamStatus>({ status: 'idle', reopenCount: 0 })

export const StreamStatusProvider = StreamStatusContext

/** The stream's state; `idle` where there is no stream, as for a guest. */
export function useStreamStatus(): StreamStatus {
  return use(StreamStatusContext)
}
