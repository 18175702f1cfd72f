import {
  getNullableType,
  GraphQLError,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  GraphQLString,
  isInputObjectType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
  type ValidationRule,
} from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/**
 * Makes what gives an operation's variables without U+0000 and halves of surrogate pairs: PostgreSQL takes neither in
 * a text or in JSON, so whoever kept them or looked for them would fail as by a fault of our own. What a fan typed goes
 * without the one, which nobody sees; an id gets U+FFFD in its place, so that it is one that nothing has.
 */
export function createSoundTexts(
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

/** Refuses a document that holds such a text itself. */
export const soundTextsRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (node.value.includes('\0') || !node.value.isWellFormed())
      context.reportError(new GraphQLError('A text holds what is no character.', { nodes: node }))
  },
})

function soundFields(typeOf: (name: string) => GraphQLInputType | undefined, fields: object) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, sound(typeOf(name), value)]),
  )
}

/** What is not of its type is left as it is, for the run to refuse. */
function sound(given: GraphQLInputType | undefined, value: unknown): unknown {
  if (!given || value === null) return value
  const type = getNullableType(given)
  if (type === GraphQLID || type === GraphQLString)
    return typeof value === 'string'
      ? value.replaceAll('\0', type === GraphQLID ? '\ufffd' : '').toWellFormed()
      : value
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((entry) => sound(type.ofType, entry))
      : sound(type.ofType, value)
  if (!isInputObjectType(type) || typeof value !== 'object' || Array.isArray(value)) return value
  const fields = new Map(Object.entries(type.getFields()))
  return soundFields((name) => fields.get(name)?.type, value)
}
