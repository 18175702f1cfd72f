import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A connection knows a prepared statement by its name: a second text of the same name fails where both are asked. */
it('each prepared statement has a name of its own', () => {
  const sources = globSync('gateway/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const names = [
    ...sources.matchAll(
      /\b(?:prepared|statement)(?:<[\s\S]{0,500}?>)?\(\s*['`](?<name>[^'`]+)['`]/g,
    ),
  ].map(({ groups }) => groups!.name!)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
