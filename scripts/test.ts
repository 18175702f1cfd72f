import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './ensureBuilt.js'

/**
 * Everything that has to hold, in the order in which a fault is cheapest to find: checks, what is known of our
 * packages, unit tests,
 * stories with their pictures, then the built app in real browsers. Ends with `N passed, N failed`.
 */
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
ensureBuilt()

let passed = 0
let failed = 0

await step('check', ['scripts/check.ts'])
await step('known weaknesses of packages', ['scripts/audit.ts'])
await step(
  'unit and story tests',
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ],
  () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson<VitestResult>(
      'test-results/vitest.json',
    )
    return { passed: numPassedTests, failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0) }
  },
)
if (failed > 0) await writeReport()
await step('end-to-end tests', ['node_modules/@playwright/test/cli.js', 'test'], () => {
  const { stats } = readJson<PlaywrightResult>('test-results/e2e.json')
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
})

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** One page of all pictures that are not as expected, for whoever looks at the run. */
function writeReport(): Promise<void> {
  const args = ['scripts/review.ts', '--write', 'test-results/report.html']
  return new Promise((resolve) =>
    spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', () => resolve()),
  )
}

type VitestResult = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightResult = { stats: { expected: number; unexpected: number; flaky: number } }

/** Runs a step; without a count of its own it counts as one test. */
async function step(
  name: string,
  args: string[],
  count?: () => { passed: number; failed: number },
): Promise<void> {
  const startedAt = Date.now()
  const code = await new Promise<number>((resolve) =>
    spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', (exitCode) =>
      resolve(exitCode ?? 1),
    ),
  )
  let counted = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (count) {
    try {
      counted = count()
    } catch {
      counted = { passed: 0, failed: 1 }
    }
    // A runner that fails without a failed test has still failed.
    if (code !== 0 && counted.failed === 0) counted.failed = 1
  }
  passed += counted.passed
  failed += counted.failed
  console.log(
    `\n${name}: ${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
  )
}

function readJson<Result>(file: string): Result {
  return JSON.parse(readFileSync(file, 'utf8')) as Result
}
