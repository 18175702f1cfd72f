import { globSync, readFileSync } from 'node:fs'
import {
  Kind,
  parse,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'

/**
 * A field that could not be read must not look like one that is empty: each fragment and query throws its
 * fields' errors (`@throwOnFieldError`) or takes them as values (`@catch`).
 */
export function checkFieldErrors(files = globSync('{features,app}/**/*.{ts,tsx}')): string[] {
  return files
    .filter((file) => !/\.(stories|test)\.tsx?$|__generated__/.test(file))
    .flatMap((file) =>
      silentDefinitions(readFileSync(file, 'utf8')).map(
        (name) => `${file}: ${name} hides failed fields; add @throwOnFieldError`,
      ),
    )
}

/** The names of the queries and fragments of a source that neither throw nor catch. */
export function silentDefinitions(source: string): string[] {
  return [...source.matchAll(/(?<!\/)graphql`([^`]*)`/g)].flatMap(([, text = '']) =>
    parse(text)
      .definitions.filter(isReading)
      .filter(
        ({ directives = [] }) =>
          !directives.some(({ name }) => ['throwOnFieldError', 'catch'].includes(name.value)),
      )
      .map(({ name }) => name?.value ?? 'a query without a name'),
  )
}

function isReading(
  definition: DefinitionNode,
): definition is FragmentDefinitionNode | OperationDefinitionNode {
  return (
    definition.kind === Kind.FRAGMENT_DEFINITION ||
    (definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query')
  )
}
