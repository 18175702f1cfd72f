import { existsSync, globSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { Kind, parse } from 'graphql'
import { readDirective } from '../gateway/platform/graphql/directives.ts'
import { readSdl } from './contract.ts'
import { writeChanged } from './writeChanged.ts'

const folder = 'gateway/domains'

/** Every domain with its resolvers and mutations, from the folders that have a `domain.ts`, and the ids' prefixes, from the SDL. */
export function listDomains(): void {
  const names = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/domain.ts`))
  const entries = names.map((name) => ({
    name,
    types: resolversOf(name),
    mutations: modulesOf(`${folder}/${name}/mutations`, /^[a-z]\w*\.ts$/),
  }))
  const takesInput = mutationsWithInput()
  const text = [
    ...entries.flatMap(({ name, types, mutations }) => [
      `import { domain as ${camelCase(name)} } from './domains/${name}/domain.ts'`,
      ...types.map(
        (type) =>
          `import { ${type} as ${camelCase(name)}${type} } from './domains/${name}/resolvers/${type}.ts'`,
      ),
      ...mutations.map(
        (field) => `import { ${field} } from './domains/${name}/mutations/${field}.ts'`,
      ),
    ]),
    "import type { MutationResolvers } from './domains/types.generated.ts'",
    "import { joinDomains } from './platform/domain.ts'",
    '',
    "declare module './platform/ids.ts' {",
    '  interface IdPrefixes {',
    ...keys().map(([prefix, type]) => `    ${prefix}: '${type}'`),
    '  }',
    '}',
    '',
    '/** What all domains bring. */',
    'export const domains = joinDomains([',
    ...entries.map(({ name, types, mutations }) => {
      const own = mutations.map((field) =>
        takesInput.has(field)
          ? `${field}: (_, { input }, context) => ${field}(context, input)`
          : `${field}: (_, args, context) => ${field}(context, args)`,
      )
      const others = types.includes('Mutation') ? `...${camelCase(name)}Mutation, ` : ''
      const resolvers = [
        ...types
          .filter((type) => type !== 'Mutation' || own.length === 0)
          .map((type) => `${type}: ${camelCase(name)}${type}`),
        ...(own.length > 0
          ? [`Mutation: { ${others}${own.join(', ')} } satisfies MutationResolvers`]
          : []),
      ]
      return `  { domain: ${camelCase(name)}, resolvers: { ${resolvers.join(', ')} } },`
    }),
    '])',
    '',
  ]
  writeChanged('gateway/domains.generated.ts', text.join('\n'))
  listDemo()
  listPersonal()
}

/** What each domain, and each part of the platform, judged of its tables. */
function listPersonal(): void {
  const files = globSync('gateway/{domains/*,platform/*,demo}/personal.ts').toSorted()
  const nameOf = (file: string) => camelCase(file.split('/').slice(1, -1).join('-'))
  const text = [
    ...files.map(
      (file) => `import { personal as ${nameOf(file)} } from './${file.slice('gateway/'.length)}'`,
    ),
    "import type { Judged } from './platform/personal/judging.ts'",
    '',
    '/** What is personal in all tables, and what becomes of it once its person has left. */',
    `export const personal: readonly Judged[] = [${files.map((file) => `...${nameOf(file)}`).join(', ')}]`,
    '',
  ]
  writeChanged('gateway/personal.generated.ts', text.join('\n'))
}

/** What each domain brings for the demo: apart, since only a demo loads it. */
function listDemo(): void {
  const names = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/demo.ts`))
  const text = [
    ...names.map(
      (name) => `import { demo as ${camelCase(name)} } from './domains/${name}/demo.ts'`,
    ),
    '',
    '/** The demo’s content, by domain. */',
    `export const demo = { ${names.map((name) => `'${name}': ${camelCase(name)}`).join(', ')} }`,
    '',
  ]
  writeChanged('gateway/demo.generated.ts', text.join('\n'))
}

const resolversOf = (name: string) => modulesOf(`${folder}/${name}/resolvers`, /^[A-Z]\w*\.ts$/)

function modulesOf(home: string, named: RegExp): string[] {
  const files = existsSync(home) ? readdirSync(home) : []
  return files.filter((file) => named.test(file)).map((file) => basename(file, '.ts'))
}

/** The mutations whose one argument is an `input`, by name. */
function mutationsWithInput(): Set<string> {
  return new Set(
    parse(readSdl()).definitions.flatMap((definition) =>
      (definition.kind === Kind.OBJECT_TYPE_EXTENSION ||
        definition.kind === Kind.OBJECT_TYPE_DEFINITION) &&
      definition.name.value === 'Mutation'
        ? (definition.fields ?? [])
            .filter((field) => field.arguments?.some((argument) => argument.name.value === 'input'))
            .map((field) => field.name.value)
        : [],
    ),
  )
}

/** The prefixes of ids and the types they stand for. */
function keys(): [prefix: string, type: string][] {
  return parse(readSdl()).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return []
    const prefix = readDirective(definition, 'key')?.get('prefix')
    return typeof prefix === 'string' ? [[prefix, definition.name.value]] : []
  })
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
