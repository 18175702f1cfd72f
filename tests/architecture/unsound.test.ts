import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What the linter finds in a file of `unsound/`, by its rules' names, a line each. */
function problemsIn(file: string, ...options: string[]): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/oxlint/bin/oxlint',
      ...options,
      '--format=unix',
      `tests/architecture/unsound/${file}`,
    ],
    { encoding: 'utf8' },
  )
  return stdout.split('\n').filter((line) => line.includes(file))
}

it('a table that a client’s word picks from is no plain object', () => {
  const problems = problemsIn('gateway/clientsWord.ts')
  expect(problems.filter((line) => line.includes('ouen(own-keys)'))).toHaveLength(3)
})

it('a promise of the gateway that nobody waits for has a catch', () => {
  const problems = problemsIn(
    'gateway/unheardPromise.ts',
    '--type-aware',
    '--config',
    'scripts/checks/promises.json',
  )
  for (const line of [6, 7, 8])
    expect(problems.some((problem) => problem.includes(`unheardPromise.ts:${line}:`))).toBe(true)
})

it('a list of a feature goes by pages of one way', () => {
  const problems = problemsIn('features/ownPages.ts')
  expect(problems.filter((line) => line.includes('no-restricted-imports'))).toHaveLength(1)
})

it('a part of a screen whose code comes late is awaited without a network', () => {
  const problems = problemsIn('features/ownLazy.ts')
  expect(problems.filter((line) => line.includes('no-restricted-imports'))).toHaveLength(1)
})
