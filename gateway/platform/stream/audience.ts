import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql'

/** Fields whose answer depends on who asks, besides those named `viewer…`. */
const personalFields = new Set([
  'Community.channels',
  'JoinedCommunity.community',
  'Query.node',
  'User.publicJoinedCommunity',
])

/**
 * Whether a document selects anything that differs from viewer to viewer. One that does is run for each
 * of them; one that does not is run once for all who may see it.
 */
export function isPersonal(schema: GraphQLSchema, document: DocumentNode): boolean {
  const typeInfo = new TypeInfo(schema)
  let found = false
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field({ name }) {
        const coordinate = `${typeInfo.getParentType()?.name}.${name.value}`
        found ||= name.value.startsWith('viewer') || personalFields.has(coordinate)
      },
    }),
  )
  return found
}
