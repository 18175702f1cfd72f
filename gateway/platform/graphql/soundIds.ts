import {
  getNullableType,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/**
 * Makes what gives an operation's variables with U+FFFD in place of each U+0000 in an id. PostgreSQL takes U+0000 in
 * no text, so whoever looked for such an id would fail as by a fault of our own; so it is one that nothing has.
 * Other texts are judged by whoever keeps them, since a fan may have typed them.
 */
export function createSoundIds(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): (variables: Variables) => Variables {
  const types = new Map(
    variableDefinitions.map(({ variable, type }) => {
      // The text was found valid: a variable is of an input type that there is.
      return [variable.name.value, typeFromAST(schema, type as never) as GraphQLInputType]
    }),
  )
  return (variables) => soundFields((name) => types.get(name), variables)
}

function soundFields(typeOf: (name: string) => GraphQLInputType | undefined, fields: object) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, sound(typeOf(name), value)]),
  )
}

/** What is not of its type is left as it is, for the run to refuse. */
function sound(given: GraphQLInputType | undefined, value: unknown): unknown {
  if (!given || value === null) return value
  const type = getNullableType(given)
  if (type === GraphQLID)
    return typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((entry) => sound(type.ofType, entry))
      : sound(type.ofType, value)
  if (!isInputObjectType(type) || typeof value !== 'object' || Array.isArray(value)) return value
  const fields = new Map(Object.entries(type.getFields()))
  return soundFields((name) => fields.get(name)?.type, value)
}
