import { GraphQLError, OperationTypeNode } from 'graphql'
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { isOutage } from '../database/pools.ts'
import type { GatewayContext } from './context.ts'
import { hashOperation } from './manifest.ts'
import { maskError } from './maskError.ts'
import type { Operations } from './operations.ts'

/**
 * Runs one of the app's own queries in process, under the same checks as over HTTP. Mutations are refused. Throws
 * an outage, and what made an answer hold nothing; a field that failed beside others is an error of the answer.
 */
export function createExecutor(operations: Operations) {
  const own = operations.manifest && new Set(operations.manifest.values())
  return async (
    context: GatewayContext,
    { text, name }: RequestParameters,
    variables: Variables,
  ): Promise<GraphQLResponse> => {
    if (own && !own.has(text ?? ''))
      throw new Error(`${name} (${hashOperation(text ?? '')}) is not in the manifest`)
    const known = operations.read(text ?? '')
    if (known.problems.length > 0)
      throw new GraphQLError(`${name} does not fit the schema`, {
        originalError: known.problems[0] as Error,
      })
    const operation = operations.find(known, name)
    if (operation.definition.operation !== OperationTypeNode.QUERY)
      throw new Error('documents only read')
    const result = await operations.execute(operation, context, variables)
    const faults = result.errors?.flatMap(({ originalError }) => originalError ?? []) ?? []
    // One part may have failed: the page says so in that part's place, and the rest stands.
    const fatal = faults.find((fault) => !result.data || isOutage(fault))
    if (fatal) throw fatal
    const errors = result.errors?.map((error) => maskError(error, context))
    return JSON.parse(JSON.stringify({ ...result, ...(errors && { errors }) })) as GraphQLResponse
  }
}
