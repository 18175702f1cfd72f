import { type GraphQLObjectType, type GraphQLSchema, isCompositeType, isNonNullType } from 'graphql'
import { errorTypes, valueNames } from '../gateway/platform/graphql/userErrors.ts'
import { readCodes } from './contract.ts'

/**
 * A codegen plugin: `SchemaTypes` maps the name of each object, interface and union to its type, `UserErrors` that of
 * each error to the codes it may have and the values its words speak of.
 */
export function plugin(schema: GraphQLSchema): string {
  const names = Object.values(schema.getTypeMap())
    .filter((type) => isCompositeType(type) && !type.name.startsWith('__'))
    .map(({ name }) => `  readonly ${name}: ${name};`)
  const codes = readCodes()
  const errors = errorTypes(schema).map(
    (type) => `  readonly ${type.name}: { ${codeOf(codes.get(type.name))}; ${valuesOf(type)} };`,
  )
  return [
    'export interface SchemaTypes {',
    ...names,
    '}',
    'export interface UserErrors {',
    ...errors,
    '}',
  ].join('\n')
}

function codeOf(codes: readonly string[] | undefined): string {
  return codes ? `readonly code: ${unionOf(codes)}` : 'readonly code?: null'
}

function valuesOf(type: GraphQLObjectType): string {
  const names = valueNames(type)
  const isNeeded = names.some((name) => isNonNullType(type.getFields()[name]?.type))
  const picked = names.length > 0 ? `Pick<${type.name}, ${unionOf(names)}>` : 'null'
  return `readonly values${isNeeded ? '' : '?'}: ${picked}${isNeeded ? '' : ' | null'}`
}

/** Words as a type. */
export function unionOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' | ')
}
