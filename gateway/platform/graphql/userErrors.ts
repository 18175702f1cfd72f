import {
  GraphQLScalarType,
  isLeafType,
  getNamedType,
  isListType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInterfaceType,
} from 'graphql'

/** What an error's words speak of, such as `{ maxLength: 20 }`; it is only ever answered. */
export const UserErrorValues = new GraphQLScalarType({ name: 'UserErrorValues' })

/** The contract's error types. */
export function errorTypes(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  const userError = schema.getType('UserError')
  return isInterfaceType(userError) ? schema.getPossibleTypes(userError) : []
}

/** The names of an error's own plain fields: those that its `values` hold. */
export function valueNames(type: GraphQLObjectType): string[] {
  const common = new Set(type.getInterfaces().flatMap((each) => Object.keys(each.getFields())))
  return Object.values(type.getFields())
    .filter(
      ({ type: field }) => isLeafType(getNamedType(field)) && !isListType(getNullableType(field)),
    )
    .map(({ name }) => name)
    .filter((name) => !common.has(name))
}

/** What an error's `values` are, of all that it holds; null where it has no fields of its own. */
export function valuesOf(
  type: GraphQLObjectType,
  error: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const names = valueNames(type)
  return names.length > 0
    ? Object.fromEntries(names.map((name) => [name, error[name] ?? null]))
    : null
}

/** Lets each error type answer `values` from its own fields. */
export function answerValues(schema: GraphQLSchema): GraphQLSchema {
  for (const type of errorTypes(schema)) {
    const field = type.getFields().values
    if (field) field.resolve = (error) => valuesOf(type, error)
  }
  return schema
}
