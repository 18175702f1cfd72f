import { type GraphQLSchema, isCompositeType } from 'graphql'

/** A codegen plugin: `SchemaTypes` maps the name of each object, interface and union to its type. */
export function plugin(schema: GraphQLSchema): string {
  const names = Object.values(schema.getTypeMap())
    .filter((type) => isCompositeType(type) && !type.name.startsWith('__'))
    .map(({ name }) => `  readonly ${name}: ${name};`)
  return ['export interface SchemaTypes {', ...names, '}'].join('\n')
}
