import { GraphQLError, type ExecutionResult } from 'graphql'
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import type { GatewayContext } from './context.ts'
import { hashOperation, type OperationManifest } from './manifest.ts'
import type { createGraphql } from './yoga.ts'

/**
 * Runs one of the app's own queries in process, under the same checks as over HTTP: what was parsed, found
 * valid and weighed once, over HTTP or here, is not again. Mutations are refused.
 */
export function createExecutor(
  yoga: ReturnType<typeof createGraphql>,
  manifest: OperationManifest | undefined,
) {
  const own = manifest && new Set(manifest.values())
  return async (
    context: GatewayContext,
    params: RequestParameters,
    variables: Variables,
  ): Promise<GraphQLResponse> => {
    const text = params.text ?? ''
    if (params.operationKind !== 'query') throw new Error('documents only read')
    if (own && !own.has(text))
      throw new Error(`${params.name} (${hashOperation(text)}) is not in the manifest`)
    const { parse, validate, execute, schema } = yoga.getEnveloped(context)
    const document = parse(text)
    const problems = validate(schema, document)
    if (problems.length > 0)
      throw new GraphQLError(`${params.name} does not fit the schema`, {
        originalError: problems[0] as Error,
      })
    const result = (await execute({
      schema,
      document,
      variableValues: variables,
      operationName: params.name,
      contextValue: context,
    })) as ExecutionResult
    const fault = result.errors?.find(({ originalError }) => originalError !== undefined)
    if (fault) throw fault.originalError
    return JSON.parse(JSON.stringify(result)) as GraphQLResponse
  }
}
