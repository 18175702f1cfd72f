import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { preBundled } from '../../vite.config.ts'

/** Styles are made of them as the page is built, or they come with what imports them from the beginning. */
const elsewhere = [
  '@vanilla-extract/css',
  '@vanilla-extract/recipes',
  '@radix-ui/colors',
  'valibot',
]

/** What stories load of packages: what features, the design system and the rules import. */
const imported = globSync('{features,design-system,rules}/**/*.{ts,tsx}', {
  exclude: (name) => name === '__generated__',
})
  .filter((file) => !/\.(test|stories|css)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type).*?from '([^'#.][^']*)'$/gms)].map(
      ([, name]) => name!,
    ),
  )

// One that Vite meets midway makes it bundle anew: the page reloads, and its stories fail.
it('all packages that stories load are bundled before they run', () => {
  const missing = new Set(imported.filter((name) => !name.startsWith('node:')))
  for (const name of [...elsewhere, ...preBundled]) missing.delete(name)
  expect([...missing]).toEqual([])
})
