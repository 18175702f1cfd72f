import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('what replaces modules has a process of its own: all others share theirs', () => {
  const tests = globSync('**/*.test.{ts,tsx}', { exclude: ['node_modules', 'dist'] })
  const replacing = tests.filter((path) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(path, 'utf8')),
  )
  expect(replacing.length).toBeGreaterThan(2)
  expect(replacing.filter((path) => !path.endsWith('.isolated.test.ts'))).toEqual([])
})
