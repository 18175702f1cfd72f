import {
  getNamedType,
  getNullableType,
  getOperationAST,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { readDirective } from './directives.ts'

/**
 * What things weigh. A row of its own (a type with an `id`) is a read of the database; what is stored
 * within its parent's row is only bytes; a write is a transaction. Plain values are free.
 */
const weights = { row: 1, part: 0.1, write: 10 }

/** A list that nobody gave a size (`npm run check` asks for it) is taken to be long. */
const unsized = 100

/** A size that waits for the request's variables: the largest that is given counts, or else the default. */
type Size = {
  given: (number | { variable: string; fallback: number | undefined })[]
  fallback: number
}
type Plan = { weight: number; size: Size | undefined; parts: Plan[] }
type Selected = { field: GraphQLField<unknown, unknown>; isWrite: boolean; nodes: FieldNode[] }

/** Plans longer than this are refused unread: no honest operation is near. */
const longestPlan = 2_000

/**
 * The cost of a valid document's operation with these variables. What it does is planned once a document
 * and kept with it, so that each run only multiplies. Throws a GraphQLError where the operation is
 * endless in fields.
 */
export function createCostReader(schema: GraphQLSchema) {
  const plans = new WeakMap<DocumentNode, Map<string, Plan>>()
  return (
    document: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
  ): number => {
    const known = plans.get(document) ?? new Map<string, Plan>()
    plans.set(document, known)
    const name = operationName ?? ''
    const plan = known.get(name) ?? planOperation(schema, document, operationName)
    known.set(name, plan)
    return Math.round(costOf(plan, variables) * 10) / 10
  }
}

function costOf({ weight, size, parts }: Plan, variables: Record<string, unknown>): number {
  const each = parts.reduce((sum, part) => sum + costOf(part, variables), weight)
  return size === undefined ? each : each * sizeOf(size, variables)
}

function sizeOf({ given, fallback }: Size, variables: Record<string, unknown>): number {
  const values = given
    .map((size) => (typeof size === 'number' ? size : (variables[size.variable] ?? size.fallback)))
    .filter((value) => typeof value === 'number')
  return values.length > 0 ? Math.max(1, ...values) : fallback
}

function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
): Plan {
  const operation = getOperationAST(document, operationName)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return { weight: 0, size: undefined, parts: [] }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition)
  const defaults = new Map<string, number>()
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue?.kind === Kind.INT)
      defaults.set(variable.name.value, Number(defaultValue.value))

  let length = 0
  const planParts = (
    type: GraphQLCompositeType,
    sets: SelectionSetNode[],
    inherited: Size | undefined,
  ): Plan[] => {
    const selected = new Map<string, Selected>()
    for (const set of sets) collect(schema, fragments, type, set, selected)
    const parts: Plan[] = []
    for (const { field, isWrite, nodes } of selected.values()) {
      length += 1
      if (length > longestPlan) throw tooCostly('it selects too many fields')
      const inner = getNamedType(field.type)
      const isList = isListType(getNullableType(field.type))
      const size = isList ? (inherited ?? listSize(field)) : undefined
      const paged = isList ? undefined : pageSize(field, nodes[0]!, defaults)
      const sub = isCompositeType(inner)
        ? planParts(
            inner,
            nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
            paged,
          )
        : []
      parts.push({ weight: weightOf(inner) + (isWrite ? weights.write : 0), size, parts: sub })
    }
    return parts
  }
  return { weight: 0, size: undefined, parts: planParts(root, [operation.selectionSet], undefined) }
}

/** Fields of one answer key are merged as execution merges them, so that fragments that overlap count once. */
function collect(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  type: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  selected: Map<string, Selected>,
  visited = new Set<string>(),
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const field =
        isObjectType(type) || isInterfaceType(type)
          ? type.getFields()[selection.name.value]
          : undefined
      if (!field || !isCompositeType(getNamedType(field.type))) continue
      const key = `${type.name}.${field.name} ${selection.alias?.value ?? ''}`
      const known = selected.get(key)
      if (known) known.nodes.push(selection)
      else
        selected.set(key, { field, isWrite: type === schema.getMutationType(), nodes: [selection] })
      continue
    }
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
    const fragment = isSpread ? fragments.get(selection.name.value) : selection
    if (!fragment) continue
    const condition = fragment.typeCondition?.name.value
    if (isSpread && visited.has(`${type.name} ${selection.name.value}`)) continue
    if (isSpread) visited.add(`${type.name} ${selection.name.value}`)
    const narrowed = condition === undefined ? type : schema.getType(condition)
    if (isCompositeType(narrowed))
      collect(schema, fragments, narrowed, fragment.selectionSet, selected, visited)
  }
}

function weightOf(type: unknown): number {
  if (!isCompositeType(type)) return 0
  const hasId = (isObjectType(type) || isInterfaceType(type)) && type.getFields().id !== undefined
  return hasId ? weights.row : weights.part
}

function listSize({ astNode }: GraphQLField<unknown, unknown>): Size {
  const size = readDirective(astNode, 'listSize')?.get('assumedSize')
  return { given: [], fallback: typeof size === 'number' ? size : unsized }
}

/** The size that a connection's arguments give to the list within it. */
function pageSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  defaults: ReadonlyMap<string, number>,
): Size | undefined {
  if (!field.args.some(({ name }) => name === 'first' || name === 'last')) return undefined
  const given: Size['given'] = []
  for (const { name, value } of node.arguments ?? []) {
    if (name.value !== 'first' && name.value !== 'last') continue
    if (value.kind === Kind.INT) given.push(Number(value.value))
    if (value.kind === Kind.VARIABLE)
      given.push({ variable: value.name.value, fallback: defaults.get(value.name.value) })
  }
  return { ...listSize(field), given }
}

export function tooCostly(why: string): GraphQLError {
  return new GraphQLError(`This asks for too much at once: ${why}.`, {
    extensions: { code: 'TOO_COSTLY', http: { status: 400 } },
  })
}
