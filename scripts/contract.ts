import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse, print, visit } from 'graphql'
import { readDirective } from '../gateway/platform/graphql/directives.ts'

const directivesFile = 'schema/directives.graphql'

/** All of the SDL, in the order of its files' names. */
export function readSdl(): string {
  return readdirSync('schema')
    .filter((file) => file.endsWith('.graphql'))
    .toSorted()
    .map((file) => readFileSync(`schema/${file}`, 'utf8'))
    .join('\n')
}

/** The SDL as clients see it: without the directives that only the gateway reads. */
export function readContract(): string {
  const own = new Set(
    parse(readFileSync(directivesFile, 'utf8')).definitions.flatMap((definition) =>
      definition.kind === Kind.DIRECTIVE_DEFINITION ? definition.name.value : [],
    ),
  )
  const leaveOut = ({ name }: { name: { value: string } }) =>
    own.has(name.value) ? null : undefined
  const document = visit(parse(readSdl()), { DirectiveDefinition: leaveOut, Directive: leaveOut })
  return `${print(document)}\n`
}

/** The codes of each error type that has some, by its name: its `@codes`. */
export function readCodes(): Map<string, readonly string[]> {
  return new Map(
    parse(readSdl()).definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return []
      const codes = readDirective(definition, 'codes')?.get('are') as string[] | undefined
      return codes ? [[definition.name.value, codes] as const] : []
    }),
  )
}
