import type { ComponentType } from 'react'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { Fakes } from '../fake.ts'

/** `pending` never answers; `error` fails as a broken connection does. */
export type Outcome = 'data' | 'pending' | 'error'

/** What a story says about its data: `parameters: { relay: storyRelay<Query>({ … }) }`. */
export interface StoryRelay<Query extends OperationType = OperationType> {
  /** The story's query; a screen's own for a screen. Without one, the story only has an environment. */
  query?: GraphQLTaggedNode
  variables?: Query['variables']
  /** By type: what the gateway knows. A story overrides what makes its state. */
  data?: Fakes
  /** For all operations, or by operation name; `data` where nothing is said. */
  outcome?: Outcome | Readonly<Record<string, Outcome>>
  /** Fields that the gateway fails to read, such as `Viewer.user`: what shows them must not call them empty. */
  failing?: readonly string[]
  /** How long an answer takes, in milliseconds. Unless told, a query's is there at once and a mutation's soon. */
  latency?: number
  /** The props that hold fragment keys, from the query's data. Without it the story gets `queryRef`. */
  getReferenceEntries?(data: Query['response']): Readonly<Record<string, unknown>>
  /** Stands in while the query is pending, as the route's skeleton would. */
  fallback?: ComponentType
  /** Stands in when the query fails. */
  failure?: ComponentType<{ error: unknown }>
}

/** Types a story's data by its query; see StoryRelay. */
export function storyRelay<Query extends OperationType>(
  relay: StoryRelay<Query>,
): StoryRelay<Query> {
  return relay
}
