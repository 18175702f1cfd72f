import type { Files } from './files.ts'
import { addEntry, addImports } from './files.ts'
import { camel } from './names.ts'

type Words = readonly { id: string; ja: string; en: string }[]
type Route = {
  name: string
  path: string
  screen: string
  /** The variables of its query, as source; nothing where it takes none. */
  variables?: string
  imports?: readonly string[]
}

/** A feature's words with these, in both languages: new, or added to those it has. */
export function messageFiles(feature: string, words: Words): Files {
  const folder = `features/${feature}/messages`
  const add = (before: string, language: 'ja' | 'en') =>
    words.reduce(
      (text, word) =>
        text.includes(`'${word.id}'`)
          ? text
          : addEntry(text, '} as const', `${quote(word.id)}: ${quote(word[language])},\n`),
      before,
    )
  return {
    [`${folder}/ja.ts`]: (before = 'export default {\n} as const\n') => add(before, 'ja'),
    [`${folder}/en.ts`]: (
      before = `import type ja from './ja.ts'

export default {
} as const satisfies Record<keyof typeof ja, string>
`,
    ) => add(before, 'en'),
  }
}

/** A feature's address and route with this one: new, or added to those it has. */
export function routeFiles(feature: string, route: Route): Files {
  const folder = `features/${feature}`
  const { name, path, screen, variables, imports = [] } = route
  const type = `import type { ${screen}Query } from './screens/${screen}/__generated__/${screen}Query.graphql.ts'`
  const entry = `{
    path: paths.${name}.pattern,
    screen: () => import('./screens/${screen}/${screen}.tsx'),
    query: () => import('./screens/${screen}/__generated__/${screen}Query.graphql.ts'),
    ${variables ? `variables: ${variables},` : ''}
  },
`
  return {
    [`addresses/${feature}.ts`]: (
      before = `import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
}
`,
    ) => addEntry(before, '}', `${name}: path('${path}'),\n`),
    [`${folder}/routes.ts`]: (
      before = `import { paths } from '#addresses/${feature}.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'

export const ${camel(feature)}Routes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
  ],
}
`,
    ) => addImports(addEntry(before, ']', entry), ...imports, ...(variables ? [type] : [])),
  }
}

/** A feature's fakes with these: new, or added to those it has. `fakes` are sources by the exported name. */
export function fakeFiles(feature: string, fakes: Readonly<Record<string, string>>): Files {
  if (Object.keys(fakes).length === 0) return {}
  return {
    [`features/${feature}/fakes.ts`]: (before = '') => {
      const missing = Object.entries(fakes).filter(([name]) => !before.includes(`const ${name} `))
      const text = missing.reduce((source, [, fake]) => `${source}\n${fake}\n`, before)
      return missing.length === 0
        ? before
        : addImports(text, "import { fakeOf } from '#storybook/fake.ts'")
    },
  }
}

/** A text as source. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`
}
