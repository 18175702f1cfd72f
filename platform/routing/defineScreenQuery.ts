import type { GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime'
import type { RouteParams, ScreenQuery } from './route.ts'

/** Ties a screen's query to the address; the type of the variables follows from the query named. */
export function defineScreenQuery<Query extends OperationType>(screenQuery: {
  query: GraphQLTaggedNode
  variables: (params: RouteParams, search: URLSearchParams) => VariablesOf<Query>
}): ScreenQuery {
  return screenQuery
}
