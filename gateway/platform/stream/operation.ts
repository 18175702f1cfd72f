import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import {
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext } from '../graphql/context.ts'
import { createCostReader, tooCostly } from '../graphql/cost.ts'
import { limits } from '../graphql/limits.ts'
import { hashOperation, type OperationManifest } from '../graphql/manifest.ts'
import { refusal } from '../graphql/refusal.ts'
import type { createGraphql } from '../graphql/yoga.ts'
import { isPersonal } from './audience.ts'
import type { Topic, Topics } from './topic.ts'

export type Operation = {
  /** Equal for equal documents and variables. */
  key: string
  /** The field of Subscription that it selects. */
  field: string
  args: Record<string, unknown>
  topic: Topic
  /** Whether its payload differs from viewer to viewer. */
  isPersonal: boolean
  /** Makes the payload from an event. */
  run(event: GatewayEvent, context: GatewayContext): Promise<ExecutionResult>
}

type Prepared = {
  schema: GraphQLSchema
  document: DocumentNode
  definition: OperationDefinitionNode
  field: FieldNode
  isPersonal: boolean
  compiled: CompiledQuery
  readCost: ReturnType<typeof createCostReader>
}

const preparedLimit = 500

/**
 * Reads the body of a POST as a subscription, under the same checks as over HTTP: the manifest where there
 * is one, the schema, the limits. Throws a GraphQLError with its HTTP status.
 */
export function createOperationReader(
  graphql: ReturnType<typeof createGraphql>,
  manifest: OperationManifest | undefined,
  topics: Topics,
) {
  const known = new Map<string, Prepared>()
  return (context: GatewayContext, body: ReadonlyMap<string, unknown>): Operation => {
    const text = readText(body, manifest)
    const operationName = asText(body.get('operationName'))
    const hash = `${hashOperation(text)} ${operationName ?? ''}`
    const prepared = known.get(hash) ?? prepare(graphql, context, text, operationName)
    if (known.size >= preparedLimit) known.clear()
    known.set(hash, prepared)

    const { schema, definition, field } = prepared
    const variables = asRecord(body.get('variables'))
    const { errors, coerced } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      variables,
    )
    if (errors) throw refusal(400, 'BAD_USER_INPUT', errors[0]!.message)
    const cost = prepared.readCost(prepared.document, operationName, coerced)
    if (cost > limits.cost) throw tooCostly(`its cost is ${cost}, and ${limits.cost} is the most`)
    const topic = topics.get(field.name.value)
    const fieldOf = schema.getSubscriptionType()?.getFields()[field.name.value]
    if (!topic || !fieldOf) throw new Error(`Subscription.${field.name.value} has no topic`)
    return {
      key: `${hash} ${JSON.stringify(coerced)}`,
      field: field.name.value,
      args: getArgumentValues(fieldOf, field, coerced),
      topic,
      isPersonal: prepared.isPersonal,
      run: async (event, of) => prepared.compiled.query(event, of, variables),
    }
  }
}

function readText(
  body: ReadonlyMap<string, unknown>,
  manifest: OperationManifest | undefined,
): string {
  const sent = asText(body.get('query'))
  if (!manifest) {
    if (sent === undefined) throw refusal(400, 'BAD_REQUEST', 'The body holds no query.')
    return sent
  }
  const hash =
    sent === undefined ? asText(asRecord(body.get('extensions')).id) : hashOperation(sent)
  const text = hash === undefined ? undefined : manifest.get(hash)
  if (text === undefined)
    throw refusal(400, 'OPERATION_UNKNOWN', 'This operation is not one of the app’s own.')
  return text
}

function prepare(
  graphql: ReturnType<typeof createGraphql>,
  context: GatewayContext,
  text: string,
  operationName: string | undefined,
): Prepared {
  const { parse, validate, schema } = graphql.getEnveloped(context)
  const document = parseText(parse, text)
  const problem = validate(schema, document)[0]
  if (problem instanceof GraphQLError)
    throw refusal(
      400,
      asText(problem.extensions.code) ?? 'GRAPHQL_VALIDATION_FAILED',
      problem.message,
    )
  const definition = getOperationAST(document, operationName)
  if (definition?.operation !== 'subscription')
    throw refusal(400, 'NO_SUBSCRIPTION', 'Only subscriptions run over a stream.')
  const field = rootField(definition.selectionSet, document)
  if (!field) throw refusal(400, 'NO_SUBSCRIPTION', 'The subscription selects nothing.')
  const compiled = compileQuery(schema, document, operationName)
  if (!isCompiledQuery(compiled))
    throw new Error('a subscription was not compiled', { cause: compiled.errors?.[0] })
  return {
    schema,
    document,
    definition,
    field,
    isPersonal: isPersonal(schema, document),
    compiled,
    readCost: createCostReader(schema),
  }
}

function parseText(parse: (text: string) => DocumentNode, text: string): DocumentNode {
  try {
    return parse(text)
  } catch (error) {
    throw refusal(
      400,
      'GRAPHQL_PARSE_FAILED',
      error instanceof Error ? error.message : 'Not a document.',
    )
  }
}

/** A valid subscription has one root field, perhaps inside fragments. */
function rootField(
  { selections }: SelectionSetNode,
  document: DocumentNode,
): FieldNode | undefined {
  const [selection] = selections
  if (selection === undefined || selection.kind === Kind.FIELD) return selection
  if (selection.kind === Kind.INLINE_FRAGMENT) return rootField(selection.selectionSet, document)
  for (const definition of document.definitions)
    if (
      definition.kind === Kind.FRAGMENT_DEFINITION &&
      definition.name.value === selection.name.value
    )
      return rootField(definition.selectionSet, document)
  return undefined
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}
