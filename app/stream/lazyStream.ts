import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'
import type { StreamStatus } from '#platform/stream/streamStatus.ts'
import type { Credentials } from '../auth/credentials.ts'
import { retriableImport } from '#platform/routing/retriableImport.ts'
import type { AppSettings } from '../settings.ts'
import type { Stream } from './createStream.ts'
import { retryDelay } from '#platform/stream/retryDelay.ts'

export type LazyStream = {
  subscribe: SubscribeFunction
  status: () => StreamStatus
  onStatus: (listener: () => void) => () => void
}

const idle: StreamStatus = { status: 'idle', reopenCount: 0 }
const waiting: StreamStatus = { status: 'waiting', reopenCount: 0 }

const importStream = retriableImport(() => import('./createStream.ts'))
const importTransport = retriableImport(() => import('./transport.ts'))
const importCode = () => Promise.all([importStream(), importTransport()])

/** The stream, whose code is fetched with the first subscription: guests have none. Each fan who signs in has their own. */
export function createLazyStream(
  settings: AppSettings,
  credentials: Credentials,
  loadCode: typeof importCode = importCode,
): LazyStream {
  const streams = new Map<string, Stream>()
  let current: Stream | undefined
  let before = idle
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const headers = async () => {
    const token = await credentials.token()
    return {
      authorization: token === null ? '' : `Bearer ${token}`,
      tenant: settings.tenantId,
      'Language-Code': settings.locale,
      'Auto-Translation': settings.autoTranslation,
    }
  }
  const refresh = async () => {
    if ((await credentials.refreshedToken()) === null)
      throw Object.assign(new Error('the sign-in is over'), { status: 401 })
  }
  const load = async () => {
    const [[{ createStream }, { createTransport }], token] = await Promise.all([
      loadCode(),
      credentials.token(),
    ])
    const owner = token === null ? '' : fanOf(token)
    const name = `stream ${settings.tenantId} ${owner}`
    const stream =
      streams.get(name) ??
      createStream(
        name,
        settings.locale,
        createTransport(`${settings.gatewayOrigin}/stream`, headers, credentials.blocked),
        refresh,
      )
    if (!streams.has(name)) stream.onStatus(notify)
    streams.set(name, stream)
    current = stream
    return stream
  }
  return {
    status: () => current?.status() ?? before,
    onStatus(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribe: (params, variables, cacheConfig) =>
      Observable.create<GraphQLResponse>((sink) => {
        let end = () => {}
        let isOver = false
        // Nobody would ask again: whoever subscribes hears nothing of a network that failed.
        const loadAtLast = async (attempt = 0): Promise<Stream | undefined> => {
          try {
            return await load()
          } catch {
            before = waiting
            notify()
            await new Promise((resolve) => setTimeout(resolve, retryDelay(attempt, Math.random())))
            return isOver ? undefined : loadAtLast(attempt + 1)
          }
        }
        const begin = async () => {
          const stream = await loadAtLast()
          if (isOver || !stream) return
          const { subscribe } = stream
          const results = subscribe(params, variables, cacheConfig) as Observable<GraphQLResponse>
          const subscription = Observable.from(results).subscribe(sink)
          end = () => subscription.unsubscribe()
        }
        begin().catch(sink.error)
        return () => {
          isOver = true
          end()
        }
      }),
  }
}

/** Whose a token is, by what it says of itself: enough to keep fans' tabs apart. */
function fanOf(token: string): string {
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return (JSON.parse(atob(claims)) as { sub?: string }).sub ?? ''
}
