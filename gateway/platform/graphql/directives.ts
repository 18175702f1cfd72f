import { valueFromASTUntyped, type ConstDirectiveNode } from 'graphql'

type Directed = { directives?: readonly ConstDirectiveNode[] }

/**
 * The arguments of a directive (`schema/directives.graphql`) on a definition of the contract; undefined where
 * it does not stand there.
 */
export function readDirective(
  node: Directed | null | undefined,
  name: string,
): ReadonlyMap<string, unknown> | undefined {
  const directive = node?.directives?.find((each) => each.name.value === name)
  return (
    directive &&
    new Map(directive.arguments?.map((each) => [each.name.value, valueFromASTUntyped(each.value)]))
  )
}
