import { EnvelopArmor } from '@escape.tech/graphql-armor'
import type { ExecutionArgs, GraphQLError, GraphQLSchema, ValidationContext } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { createCostReader, tooCostly } from './cost.ts'

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
  return [...armor.plugins, useCostLimit(schema), useJsonOnly()]
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

/** Only JSON, which a page of another site can't send without asking first. */
function useJsonOnly(): Plugin {
  return {
    onRequestParse({ request, endResponse }) {
      if (
        request.method !== 'POST' ||
        /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
      )
        return
      const errors = [
        { message: 'The body must be application/json.', extensions: { code: 'NOT_JSON' } },
      ]
      endResponse(Response.json({ errors }, { status: 415 }))
    },
  }
}
