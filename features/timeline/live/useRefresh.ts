import { useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { useFailureToast } from '#features/errors/index.ts'

/** Reads a list's first page anew, in place of what is shown, and leads to its top. What fails leaves it as it is. */
export function useRefresh<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
) {
  const environment = useRelayEnvironment()
  const fail = useFailureToast()
  const [isRefreshing, setRefreshing] = useState(false)
  const refresh = () => {
    setRefreshing(true)
    fetchQuery<Query>(environment, query, variables, { fetchPolicy: 'network-only' })
      .toPromise()
      .then(() => window.scrollTo({ top: 0, behavior: 'instant' }), fail)
      .finally(() => setRefreshing(false))
      .catch(() => undefined)
  }
  return { refresh, isRefreshing }
}
