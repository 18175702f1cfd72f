import type { GraphQLField } from 'graphql'

/** Whether the contract marks this field with a directive of `schema/directives.graphql`. */
export function hasDirective({ astNode }: GraphQLField<unknown, unknown>, name: string): boolean {
  return astNode?.directives?.some((directive) => directive.name.value === name) ?? false
}
