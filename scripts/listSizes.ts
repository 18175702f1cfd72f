import { Kind, parse } from 'graphql'
import { readDirective } from '../gateway/platform/graphql/directives.ts'
import { readSdl } from './contract.ts'
import { writeChanged } from './writeChanged.ts'

/** How many each list holds, by `@listSize`: a page's size is said once, for gateway and app. */
export function listSizes(): void {
  const sizes = parse(readSdl()).definitions.flatMap((definition) => {
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.OBJECT_TYPE_EXTENSION
    )
      return []
    return (definition.fields ?? []).flatMap((field) => {
      const size = readDirective(field, 'listSize')?.get('assumedSize')
      return typeof size === 'number'
        ? `  '${definition.name.value}.${field.name.value}': ${size},`
        : []
    })
  })
  const text = [
    '/** How many a list holds at most, by its field: the contract’s `@listSize`. */',
    'export const listSizes = {',
    ...sizes,
    '} as const',
    '',
  ]
  writeChanged('schema/listSizes.generated.ts', text.join('\n'))
}
