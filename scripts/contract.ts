import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse, print, visit } from 'graphql'

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
