import type { ReactNode } from 'react'
import { useStoreInTransition } from '#platform/hydration/useStoreInTransition.ts'
import { StreamStatusProvider, type StreamStatus } from '#platform/stream/streamStatus.ts'
import type { LazyStream } from './lazyStream.ts'

const idle: StreamStatus = { status: 'idle', reopenCount: 0 }

/** Tells the screens how the browser's stream is doing. */
export function StreamProvider({ stream, children }: { stream: LazyStream; children: ReactNode }) {
  const status = useStoreInTransition(stream.onStatus, stream.status, idle)
  return <StreamStatusProvider value={status}>{children}</StreamStatusProvider>
}
