import {
  DefaultHandlerProvider,
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type SubscribeFunction,
} from 'relay-runtime'
import { NumberedConnectionHandler, numberedHandle } from '#platform/relay/numberedConnection.ts'

/** Records as a document carries them. */
export type Records = ConstructorParameters<typeof RecordSource>[0]

/** How long the store keeps what no screen holds any more. */
const evictionDelay = 100

export type EnvironmentParts = {
  fetch: FetchFunction
  subscribe?: SubscribeFunction
  /** What a document brought along. */
  records?: Records
  isServer?: boolean
}

/** A Relay environment: the browser's one, or one of a server's run. */
export function createEnvironment({
  fetch,
  subscribe,
  records,
  isServer = false,
}: EnvironmentParts): Environment {
  return new Environment({
    isServer,
    network: Network.create(fetch, subscribe),
    handlerProvider: (handle) =>
      handle === numberedHandle ? NumberedConnectionHandler : DefaultHandlerProvider(handle),
    store: new Store(new RecordSource(records), {
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: null,
      gcScheduler: (run) => setTimeout(run, evictionDelay),
    }),
  })
}
