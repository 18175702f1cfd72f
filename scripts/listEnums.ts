import { Kind, parse } from 'graphql'
import { readSdl } from './contract.ts'
import { writeChanged } from './writeChanged.ts'

/** The values of the contract's enums, for tables and choices: said once, in the SDL. */
export function listEnums(): void {
  const values = new Map<string, string[]>()
  for (const definition of parse(readSdl()).definitions)
    if (
      definition.kind === Kind.ENUM_TYPE_DEFINITION ||
      definition.kind === Kind.ENUM_TYPE_EXTENSION
    ) {
      const name = definition.name.value
      const own = (definition.values ?? []).map((value) => `'${value.name.value}'`)
      values.set(name, [...(values.get(name) ?? []), ...own])
    }
  const text = [...values].flatMap(([name, all]) => [
    `/** The values of the contract’s \`${name}\`, in its order. */`,
    `export const ${name} = [${all.join(', ')}] as const`,
    '',
  ])
  writeChanged('schema/enums.generated.ts', text.join('\n'))
}
