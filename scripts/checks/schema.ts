import { readFileSync } from 'node:fs'
import { ChangeType, CriticalityLevel, diff, type Change } from '@graphql-inspector/core'
import { buildSchema, isObjectType, type GraphQLSchema } from 'graphql'
import { readContract } from '../contract.ts'

/** The contract as it was last released: `npm run schema:release` moves it on. */
export const releasedFile = 'schema/released/schema.graphql'

/** Changes of the SDL that would break an app already in a fan's browser. */
export async function checkSchema(): Promise<string[]> {
  const contract = buildSchema(readContract())
  const changes = await diff(buildSchema(readFileSync(releasedFile, 'utf8')), contract)
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .filter((change) => !isNullOnlyByError(contract, change))
    .map(({ message }) => `breaks what was released: ${message}`)
}

/**
 * Whether all that changed is that a field may be null beside an error (`@semanticNonNull`). To an app that
 * reads a failed answer as failed it is what it was before.
 */
function isNullOnlyByError(contract: GraphQLSchema, { type, path, meta }: Change): boolean {
  if (type !== ChangeType.FieldTypeChanged || meta.oldFieldType !== `${meta.newFieldType}!`)
    return false
  const [typeName = '', fieldName = ''] = path?.split('.') ?? []
  const parent = contract.getType(typeName)
  const field = isObjectType(parent) ? parent.getFields()[fieldName] : undefined
  return field?.astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') ?? false
}
