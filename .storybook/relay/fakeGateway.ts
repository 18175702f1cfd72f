import {
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
  buildSchema,
  execute,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql'
import { answerValues } from '#gateway/platform/graphql/userErrors.ts'
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import type { Fakes } from '../fake.ts'

const files = import.meta.glob<string>('../../schema/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The contract, executed over fakes. */
export const schema = answerValues(buildSchema(Object.values(files).join('\n')))

/** What a story has fail, as a fault of the gateway's would. */
class FailedField extends Error {
  override message = 'Something went wrong on our side.'
}

type Row = Readonly<Record<string, unknown>>

/**
 * Answers an operation as the gateway would, from fakes: the schema itself is executed, so a
 * fake that breaks the contract fails its story, and nothing is ever made up.
 * @throws Error naming each field that the operation asks for and no fake gives.
 */
export function answer(
  params: RequestParameters,
  variables: Variables,
  fakes: Fakes,
  failing: readonly string[] = [],
): GraphQLResponse {
  const result = execute({
    schema,
    document: parse(params.text ?? ''),
    variableValues: variables,
    rootValue: {},
    contextValue: fakes,
    fieldResolver: (parent: Row, args, context: Fakes, info) => {
      if (failing.includes(`${info.parentType.name}.${info.fieldName}`)) throw new FailedField()
      return resolveField(parent, args, context, info)
    },
    typeResolver: resolveType,
  })
  if ('then' in result) throw new Error(`${params.name}: a fake must not be a promise.`)
  const meant = result.errors?.filter(({ originalError }) => originalError instanceof FailedField)
  const faults = result.errors?.filter(
    ({ originalError }) => !(originalError instanceof FailedField),
  )
  if (faults?.length)
    throw new Error(`${params.name}: ${faults.map(({ message }) => message).join(' ')}`)
  // Deferred fragments have arrived with the rest: Relay must not wait for them.
  const extensions = { is_final: true }
  if (!meant?.length) return { data: result.data ?? {}, extensions }
  const errors = meant.map((error) => ({ ...error.toJSON(), path: [...(error.path ?? [])] }))
  return { data: result.data ?? null, errors, extensions } as GraphQLResponse
}

const resolveField: GraphQLFieldResolver<Row, Fakes> = (parent, args, fakes, info) => {
  const own = fieldOf(parent, info.fieldName, args)
  if (own !== undefined) return own
  const shared = fakeFor(info.parentType.name, fakes)
  const common = fieldOf(shared, info.fieldName, args)
  if (common !== undefined) return common
  if (info.fieldName === 'id') return idOf(parent, info.parentType.name)
  return madeUp(info.returnType, fakes, `${info.parentType.name}.${info.fieldName}`)
}

const resolveType: GraphQLTypeResolver<Row, Fakes> = (value, _fakes, _info, type) => {
  if (typeof value.__typename === 'string') return value.__typename
  throw new Error(`A fake ${type.name} must name its __typename.`)
}

const ids = new WeakMap<Row, string>()
let lastId = 0

/** An id per row that names none: rows that shared one would be one to Relay. */
function idOf(row: Row, typename: string): string {
  const id = ids.get(row) ?? `${typename.toLowerCase()}_${++lastId}`
  ids.set(row, id)
  return id
}

function fakeFor(typename: string, fakes: Fakes): Row | undefined {
  return (fakes as Readonly<Record<string, (() => Row) | undefined>>)[typename]?.()
}

function fieldOf(row: Row | undefined, name: string, args: unknown): unknown {
  const value = row?.[name]
  return typeof value === 'function' ? value(args) : value
}

/** A type's own fake where a parent is silent; nothing where nothing is allowed; else a fault. */
function madeUp(type: GraphQLOutputType, fakes: Fakes, field: string): unknown {
  const named = getNamedType(type)
  const isList = isListType(isNonNullType(type) ? type.ofType : type)
  const fake = isLeafType(named) ? undefined : fakeFor(named.name, fakes)
  if (fake) return isList ? [fake] : fake
  if (!isNonNullType(type)) return null
  if (!isList && isObjectType(named)) return {}
  throw new Error(`No fake gives ${field}: name it in parameters.relay.data.`)
}
