import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'
import type { StreamStatus } from '#platform/stream/streamStatus.ts'
import type { Credentials } from '../auth/credentials.ts'
import type { AppSettings } from '../settings.ts'
import type { Stream } from './createStream.ts'

export type LazyStream = {
  subscribe: SubscribeFunction
  status: () => StreamStatus
  onStatus: (listener: () => void) => () => void
}

const idle: StreamStatus = { status: 'idle', reopenCount: 0 }

/** The stream, whose code is fetched with the first subscription: guests have none. */
export function createLazyStream(settings: AppSettings, credentials: Credentials): LazyStream {
  let stream: Stream | undefined
  let loading: Promise<Stream> | undefined
  const listeners = new Set<() => void>()
  const load = () =>
    (loading ??= Promise.all([import('./createStream.ts'), import('./transport.ts')]).then(([{ createStream }, { createTransport }]) => {
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
        if ((await credentials.refreshedToken()) === null) throw new Error('the sign-in is over')
      }
      stream = createStream(createTransport(`${settings.gatewayOrigin}/stream`, headers), refresh)
      stream.onStatus(() => listeners.forEach((listener) => listener()))
      return stream
    }))
  return {
    status: () => stream?.status() ?? idle,
    onStatus(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    subscribe: (params, variables, cacheConfig) =>
      Observable.create<GraphQLResponse>((sink) => {
        let end = () => {}
        let isOver = false
        void load().then(({ subscribe }) => {
          if (isOver) return
          const subscription = Observable.from(subscribe(params, variables, cacheConfig) as Observable<GraphQLResponse>).subscribe(sink)
          end = () => subscription.unsubscribe()
        }, sink.error)
        return () => {
          isOver = true
          end()
        }
      }),
  }
}
