import {
  isAbstractType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import { readDirective } from '../graphql/directives.ts'

/**
 * Whether a valid document selects anything that may differ from viewer to viewer. One that does is run for
 * each of them; one that does not is run once for all who may see it. `schema` is the one with resolvers.
 */
export function isPersonal(schema: GraphQLSchema, document: DocumentNode): boolean {
  const typeInfo = new TypeInfo(schema)
  let found = false
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field({ name }) {
        if (name.value === '__typename') return
        const parent = typeInfo.getParentType()
        const fields = isAbstractType(parent)
          ? schema.getPossibleTypes(parent).map((type) => type.getFields()[name.value])
          : [typeInfo.getFieldDef()]
        found ||= !fields.every((field) => field && isShared(field))
      },
    }),
  )
  return found
}

/** A field without a resolver is read from its parent: it differs only where the parent does. */
function isShared(field: GraphQLField<unknown, unknown>): boolean {
  return field.resolve === undefined || readDirective(field.astNode, 'shared') !== undefined
}
