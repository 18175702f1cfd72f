import { EnvelopArmor } from '@escape.tech/graphql-armor'
import type { ExecutionArgs, GraphQLError, GraphQLSchema, ValidationContext } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { BodyTooLarge, isJson, parseFields } from '../http/body.ts'
import type { Arrival } from '../http/server.ts'
import { createCostReader, tooCostly } from './cost.ts'
import { refusal } from './refusal.ts'
import type { ServerContext } from './yoga.ts'

/** What one request may ask for. */
export const limits = { depth: 10, cost: 1_000, aliases: 15, tokens: 2_000, bodyBytes: 100 * 1024 }

/**
 * Depth, aliases, tokens and cost, over HTTP, in process and for streams alike. Yoga keeps what it has
 * parsed and found valid by its text, and the cost's plan stays with the parsed document; so an operation
 * pays for all this once.
 */
export function limitPlugins(schema: GraphQLSchema, isManifestOnly: boolean) {
  const armor = new EnvelopArmor({
    maxDepth: { n: limits.depth, flattenFragments: true, ...asProblem },
    maxAliases: { n: limits.aliases, ...asProblem },
    maxTokens: { n: limits.tokens },
    // It can't tell a page of one from a page of fifty.
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: isManifestOnly },
  }).protect()
  return [...armor.plugins, useCostLimit(schema), useJsonBody()]
}

/** What is thrown while validating would be answered with 200; a problem that is reported, with 400. */
const asProblem = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
}

function useCostLimit(schema: GraphQLSchema): Plugin {
  const readCost = createCostReader(schema)
  const check = ({ document, operationName, variableValues }: ExecutionArgs) => {
    const cost = readCost(document, operationName ?? undefined, variableValues ?? {})
    if (cost > limits.cost) throw tooCostly(`its cost is ${cost}, and ${limits.cost} is the most`)
  }
  return { onExecute: ({ args }) => check(args), onSubscribe: ({ args }) => check(args) }
}

/** Only JSON, and no more of it than is taken. Where a request was made in process, its body is read as it is. */
function useJsonBody(): Plugin<object, ServerContext> {
  return {
    onRequestParse({ request, serverContext, setRequestParser, endResponse }) {
      if (request.method !== 'POST') return
      if (!isJson(request.headers.get('content-type'))) {
        const errors = [
          { message: 'The body must be application/json.', extensions: { code: 'NOT_JSON' } },
        ]
        return endResponse(Response.json({ errors }, { status: 415 }))
      }
      const { readBody } = serverContext
      if (readBody) setRequestParser(() => readParams(readBody))
    },
  }
}

async function readParams(readBody: Arrival['readBody']): Promise<GraphQLParams> {
  const body = await readBody(limits.bodyBytes).catch((error: unknown) => {
    throw error instanceof BodyTooLarge
      ? refusal(413, 'REQUEST_ENTITY_TOO_LARGE', 'The body is larger than 100 kB.')
      : error
  })
  const fields = parseFields(body)
  if (!fields) throw refusal(400, 'BAD_REQUEST', 'The body is not a JSON object.')
  return Object.fromEntries(fields)
}
