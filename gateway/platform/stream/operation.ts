import {
  getArgumentValues,
  getVariableValues,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql'
import type { GatewayEvent } from '../events/bus.ts'
import type { GatewayContext } from '../graphql/context.ts'
import { readText } from '../graphql/readRequest.ts'
import { hashOperation } from '../graphql/manifest.ts'
import type { Operations } from '../graphql/operations.ts'
import { refusal } from '../graphql/refusal.ts'
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

/**
 * Reads the body of a POST as a subscription, under the same checks as over HTTP: the manifest where there
 * is one, the schema, the limits. Throws a GraphQLError with its HTTP status.
 */
export function createOperationReader(operations: Operations, topics: Topics) {
  const { schema } = operations
  const personal = new WeakMap<DocumentNode, boolean>()
  const isPersonalOnce = (document: DocumentNode) => {
    const known = personal.get(document) ?? isPersonal(schema, document)
    personal.set(document, known)
    return known
  }
  return (body: ReadonlyMap<string, unknown>): Operation => {
    const text = readText(body, operations.manifest)
    const known = operations.read(text)
    if (known.problems[0]) throw known.problems[0]
    const operationName = asText(body.get('operationName'))
    const operation = operations.find(known, operationName)
    const { document, definition } = operation
    if (definition.operation !== OperationTypeNode.SUBSCRIPTION)
      throw refusal(400, 'NO_SUBSCRIPTION', 'Only subscriptions run over a stream.')
    const variables = asRecord(body.get('variables'))
    const { errors, coerced } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      variables,
    )
    if (errors) throw refusal(400, 'BAD_USER_INPUT', errors[0]!.message)
    operations.weigh(operation, coerced)
    const field = rootField(definition.selectionSet, document)
    if (!field) throw refusal(400, 'NO_SUBSCRIPTION', 'The subscription selects nothing.')
    const topic = topics.get(field.name.value)
    const fieldOf = schema.getSubscriptionType()?.getFields()[field.name.value]
    if (!topic || !fieldOf) throw new Error(`Subscription.${field.name.value} has no topic`)
    return {
      key: `${hashOperation(text)} ${operationName ?? ''} ${JSON.stringify(coerced)}`,
      field: field.name.value,
      args: getArgumentValues(fieldOf, field, coerced),
      topic,
      isPersonal: isPersonalOnce(document),
      run: (event, context) => operation.run(event, context, variables),
    }
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
