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
 * each of them; one that does not, since all its fields are marked `@shared`, once for all who may see it.
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

function isShared({ astNode }: GraphQLField<unknown, unknown>): boolean {
  return readDirective(astNode, 'shared') !== undefined
}
