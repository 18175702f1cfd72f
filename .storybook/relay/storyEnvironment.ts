import {
  DefaultHandlerProvider,
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type SubscribeFunction,
} from 'relay-runtime'
import { NetworkError } from '#platform/relay/fetch.ts'
import { NumberedConnectionHandler, numberedHandle } from '#platform/relay/numberedConnection.ts'
import { answer } from './fakeGateway.ts'
import type { Outcome, StoryRelay } from './storyRelay.ts'

/**
 * A Relay environment of a story's own: made at each mount, so that no story sees another's. A story is one moment, so
 * nothing happens in it later; a test may say what the stream tells.
 */
export function createStoryEnvironment(
  { data = {}, failing, outcome, latency }: StoryRelay,
  stream: SubscribeFunction = () => Observable.create(() => undefined),
): Environment {
  return new Environment({
    store: new Store(new RecordSource()),
    handlerProvider: (handle) =>
      handle === numberedHandle ? NumberedConnectionHandler : DefaultHandlerProvider(handle),
    network: Network.create((params, variables) => {
      const outcomeOfThis = outcomeOf(params.name, outcome)
      if (outcomeOfThis === 'pending') return Observable.create(() => undefined)
      // A mutation is never answered at once: what is shown ahead of its answer must be seen, and undone.
      const delay = latency ?? (params.operationKind === 'mutation' ? 0 : undefined)
      return Observable.create((sink) => {
        const reply = () => {
          if (outcomeOfThis === 'error')
            return sink.error(new NetworkError('The gateway could not be reached.'))
          sink.next(answer(params, variables, data, failing))
          sink.complete()
        }
        if (delay === undefined) return reply()
        const timer = setTimeout(reply, delay)
        return () => clearTimeout(timer)
      })
    }, stream),
  })
}

function outcomeOf(operation: string, outcome: StoryRelay['outcome']): Outcome {
  if (typeof outcome === 'object') return outcome[operation] ?? 'data'
  return outcome ?? 'data'
}
