import { execFileSync } from 'node:child_process'

/** How many commits back a change still asks for the long tests: about what is landed at once. */
const commits = 30

/**
 * The long tests, each with the paths that it looks at: it is run where one of them changed of late.
 * They are what takes minutes by itself and guards no money, or where each run tries a sample of it.
 */
export const longTests: Readonly<Record<string, readonly string[]>> = {
  'scripts/new.long.test.ts': [
    'scripts/new',
    'scripts/check',
    'scripts/generate',
    'scripts/testing/copyProject.ts',
    'schema/enums',
    'package.json',
    'relay.config.js',
    '.storybook/fake.ts',
  ],
  'scripts/dev/dev.long.test.ts': [
    'scripts/dev',
    'scripts/generate',
    'scripts/testing/copyProject.ts',
    'vite.config.ts',
    'package.json',
  ],
  'scripts/bench.long.test.ts': [
    'scripts/bench',
    // What the bench and its bare server write by hand follows the tables.
    'gateway/platform/database/migrations',
  ],
  'rules/games/harbour/bots.long.test.ts': ['rules/games/harbour', 'rules/games/random.ts'],
  'gateway/platform/graphql/everyOperation.long.test.ts': [
    // What each way does with an operation, whatever it asks for; a sample of them is asked in every run.
    'gateway/platform/graphql',
    'gateway/platform/http/',
    'schema/directives.graphql',
    'package-lock.json',
  ],
  'tests/faults/everyPoint.long.test.ts': [
    'tests/faults',
    // Where the named places stand, and what they share; a draw of them is tried in every run.
    ...[
      'checkout',
      'payments',
      'prize-draw',
      'treasure-machine',
      'check-in',
      'mission',
      'ledger',
      'store',
      'special-gift',
      'collection',
      'delivery',
    ].map((name) => `gateway/domains/${name}/`),
    'gateway/platform/jobs',
    'gateway/platform/database/tenantPool.ts',
    'gateway/platform/crashPoints.ts',
    'sandbox',
  ],
}

/**
 * The long tests that are due, each with why, by what changed in the last commits. Where that is not known all of
 * them are.
 * @param changed the paths that changed, or undefined where that is not known
 */
export function dueLongTests(changed: readonly string[] | undefined): ReadonlyMap<string, string> {
  const all = Object.entries(longTests)
  if (!changed) return new Map(all.map(([file]) => [file, 'what changed of late is not known']))
  return new Map(
    all.flatMap(([file, paths]) => {
      const cause = changed.find((path) => path === file || paths.some((at) => path.startsWith(at)))
      return cause === undefined ? [] : [[file, `${cause} changed in the last ${commits} commits`]]
    }),
  )
}

/**
 * The paths that changed in the last commits and since; undefined where git does not know: where there is no
 * repository, or a shallow clone of one.
 * @param root a folder of the repository
 */
export function changedOfLate(root = process.cwd()): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return undefined
    const committed = git('log', `-${commits}`, '--name-only', '--format=')
    const underWay = git('diff', '--name-only', 'HEAD')
    return [...new Set(`${committed}\n${underWay}`.split('\n').filter(Boolean))]
  } catch {
    return undefined
  }
}
