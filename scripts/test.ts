import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { ensureBuilt } from './ensureBuilt.js'

/**
 * Everything that has to hold, in the order in which a fault is cheapest to find: checks, what is known of our
 * packages, unit tests,
 * stories with their pictures, then the built app in real browsers. Ends with what failed by name, and `N passed, N failed`.
 */
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
ensureBuilt()

let passed = 0
let failed = 0
/** What failed, by file and name. */
const red: string[] = []

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
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } =
      readJson<VitestResult>('test-results/vitest.json')
    red.push(...testResults.flatMap(namesOfFailed))
    return { passed: numPassedTests, failed: numFailedTests || (numFailedTestSuites > 0 ? 1 : 0) }
  },
)
if (failed > 0) await writeReport()
await step('end-to-end tests', ['node_modules/@playwright/test/cli.js', 'test'], () => {
  const { stats, suites } = readJson<PlaywrightResult>('test-results/e2e.json')
  red.push(...suites.flatMap(namesOfUnexpected))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
})

// Last, where whoever sees only the end of a long run finds them.
for (const name of red) console.log(`failed: ${name}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** One page of all pictures that are not as expected, for whoever looks at the run. */
function writeReport(): Promise<void> {
  const args = ['scripts/review.ts', '--write', 'test-results/report.html']
  return new Promise((resolve) =>
    spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', () => resolve()),
  )
}

type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string }[]
}
type VitestResult = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: VitestFile[]
}
type PlaywrightSuite = {
  title: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightResult = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** The failed tests of a file, or the file itself where it could not even be read. */
function namesOfFailed({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(process.cwd(), name)
  const failedOnes = assertionResults.filter((test) => test.status === 'failed')
  if (failedOnes.length === 0 && status === 'failed') return [`${file}: ${message.slice(0, 200)}`]
  return failedOnes.map(({ fullName }) => `${file} › ${fullName}`)
}

function namesOfUnexpected({ title, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => /^(unexpected|flaky)$/.test(status)))
    .map((spec) => `${title} › ${spec.title}`)
  return [...own, ...suites.flatMap(namesOfUnexpected)]
}

/** Runs a step; without a count of its own it counts as one test. */
async function step(
  name: string,
  args: string[],
  count?: () => { passed: number; failed: number },
): Promise<void> {
  const startedAt = Date.now()
  const named = red.length
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
  // A step that fails without naming one of its tests is named itself.
  if (counted.failed > 0 && red.length === named) red.push(name)
  passed += counted.passed
  failed += counted.failed
  console.log(
    `\n${name}: ${counted.passed} passed, ${counted.failed} failed, ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
  )
}

function readJson<Result>(file: string): Result {
  return JSON.parse(readFileSync(file, 'utf8')) as Result
}
