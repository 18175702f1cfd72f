import {
  execute,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Metrics } from '../observability/metrics.ts'
import type { GatewayContext } from './context.ts'
import { createCostReader, tooCostly } from './cost.ts'
import { limitRules, limits } from './limits.ts'
import type { OperationManifest } from './manifest.ts'
import { measureOperations } from './operationMetrics.ts'
import { refusal } from './refusal.ts'
import { createSoundTexts, soundTextsRule } from './soundTexts.ts'

export type Variables = Readonly<Record<string, unknown>>

/** One operation of a document that fits the contract. */
export type Operation = {
  document: DocumentNode
  definition: OperationDefinitionNode
  /** Runs it as it is, from nothing or from a subscription's event. */
  run: (root: unknown, context: GatewayContext, variables: Variables) => Promise<ExecutionResult>
}

/** A text that was parsed. It runs only where it has no problems. */
export type Known = {
  document: DocumentNode
  problems: readonly GraphQLError[]
  /** By name; the only one by none, too. */
  operations: Map<string | undefined, Operation>
}

export type Operations = ReturnType<typeof createOperations>

type Parts = {
  schema: GraphQLSchema
  log: Logger
  /** With one, only its operations run. */
  manifest?: OperationManifest | undefined
  metrics?: Metrics | undefined
}

/** Texts that are kept where any may come. */
const mostKnown = 500

/**
 * All that runs, whether it is asked for over HTTP, for a document or over a stream: a text is parsed, found
 * valid, planned for its cost and compiled once.
 */
export function createOperations({ schema, log, manifest, metrics }: Parts) {
  const known = new LRUCache<string, Known>({ max: manifest?.size || mostKnown })
  const byDocument = new WeakMap<DocumentNode, Known>()
  const readCost = createCostReader(schema)
  const measure = metrics && measureOperations(metrics, manifest)

  const read = (text: string): Known => {
    const found = known.get(text)
    if (found) return found
    const document = parseText(text)
    const rules = [...specifiedRules, ...limitRules, soundTextsRule]
    const made = {
      document,
      problems: validate(schema, document, rules).map((problem) =>
        withCode(problem, 'GRAPHQL_VALIDATION_FAILED'),
      ),
      operations: new Map(),
    }
    known.set(text, made)
    byDocument.set(document, made)
    return made
  }

  /** Throws where there is no such operation, or none of several is named. */
  const find = ({ document, operations }: Known, name: string | undefined): Operation => {
    const found = operations.get(name)
    if (found) return found
    const definition = getOperationAST(document, name)
    if (!definition)
      throw refusal(
        400,
        'OPERATION_RESOLUTION_FAILURE',
        'Could not determine what operation to execute.',
      )
    const made = { document, definition, run: compile(schema, document, definition, log) }
    operations.set(name, made)
    return made
  }

  return {
    schema,
    manifest,
    /** Throws a GraphQLError where the text can't be parsed, or holds too many tokens. */
    read,
    /** What `read` has parsed. */
    ofDocument(document: DocumentNode): Known {
      const found = byDocument.get(document)
      if (!found) throw new Error('a document was not parsed by its operations')
      return found
    },
    find,
    /** Throws a GraphQLError where an operation costs too much with these variables. */
    weigh({ document, definition }: Operation, variables: Variables): void {
      const cost = readCost(document, definition.name?.value, variables)
      if (cost > limits.cost) throw tooCostly(`its cost is ${cost}, and ${limits.cost} is the most`)
    },
    /** Weighs, runs and measures a query or a mutation. Its errors are not masked yet. */
    async execute(
      operation: Operation,
      context: GatewayContext,
      variables: Variables,
    ): Promise<ExecutionResult> {
      if (operation.definition.operation === OperationTypeNode.SUBSCRIPTION)
        throw refusal(400, 'STREAM_ONLY', 'Subscriptions run over /stream.')
      this.weigh(operation, variables)
      const done = measure?.(operation.definition.name?.value)
      const result = await operation.run(undefined, context, variables)
      done?.(result)
      return result
    },
  }
}

function parseText(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.tokens })
  } catch (error) {
    throw error instanceof GraphQLError ? withCode(error, 'GRAPHQL_PARSE_FAILED') : error
  }
}

/** `spec` keeps it a 200 for who asks for plain JSON, as the specification of GraphQL over HTTP has it. */
function withCode({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError {
  const http = { spec: true, status: 400 }
  return new GraphQLError(message, { nodes, source, positions, extensions: { code, http } })
}

/** Compiled when it first runs. What can't be compiled is interpreted. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
  log: Logger,
): Operation['run'] {
  const { name } = definition
  const soundTexts = createSoundTexts(schema, definition)
  const interpret: Operation['run'] = async (rootValue, contextValue, variableValues) =>
    execute({
      schema,
      document,
      operationName: name?.value,
      rootValue,
      contextValue,
      variableValues,
    })
  let run: Operation['run'] | undefined
  return async (root, context, variables) => {
    run ??= compileNow()
    return run(root, context, soundTexts(variables))
  }

  function compileNow(): Operation['run'] {
    const compiled = compileQuery(schema, document, name?.value)
    // A subscription's `query` makes the payload of one event.
    if (isCompiledQuery(compiled)) return async (...args) => compiled.query(...args)
    log.error({ err: compiled.errors?.[0] }, 'an operation could not be compiled')
    return interpret
  }
}
