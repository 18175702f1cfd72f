import type { CodegenConfig } from '@graphql-codegen/cli'
import { Kind, parse } from 'graphql'
import { readDirective } from '../gateway/platform/graphql/directives.ts'
import { unionOf } from './codegenTypeMap.ts'
import { readCodes, readContract, readSdl } from './contract.ts'

/** Types of the gateway's resolvers, from the SDL: each type's parent is the row its resolvers read. */
const config: CodegenConfig = {
  schema: readContract(),
  silent: true,
  generates: {
    // What the contract promises, for the fakes that stories and tests are made of.
    'schema/types.generated.ts': {
      plugins: ['typescript', './scripts/codegenTypeMap.ts'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        maybeValue: 'T | null',
        scalars: {
          DateTime: 'string',
          Date: 'string',
          ID: 'string',
          UserErrorValues: 'Readonly<Record<string, string | number | boolean | null>>',
        },
      },
    },
    'gateway/domains/types.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        inputMaybeValue: 'T | null | undefined',
        maybeValue: 'T | null',
        contextType: '../platform/graphql/context.ts#GatewayContext',
        scalars: { DateTime: 'Date', Date: 'string', ID: 'string' },
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        mappers: { ...rows(), ...refusals() },
      },
    },
  },
}

/** Each type's row, as its `@row` names it. */
function rows(): Record<string, string> {
  const mappers = new Map<string, string>()
  for (const definition of parse(readSdl()).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue
    const [folder, type] = String(readDirective(definition, 'row')?.get('of') ?? '').split('/')
    if (type) mappers.set(definition.name.value, `./${folder}/tables.ts#${type}`)
  }
  return Object.fromEntries(mappers)
}

/** Each error as a service answers it: with a code that its `@codes` names. */
function refusals(): Record<string, string> {
  return Object.fromEntries(
    [...readCodes()].map(([name, codes]) => [
      name,
      `Omit<${name}, 'code'> & { readonly code: ${unionOf(codes)} }`,
    ]),
  )
}

export default config
