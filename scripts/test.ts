import { randomUUID } from 'node:crypto'
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './ensureBuilt.js'
import { slownessNow } from './testing/calibrate.ts'
import { changedOfLate, dueLongTests, longTests } from './testing/longRing.ts'
import { openMemoryFolder } from './testing/memoryFolder.ts'
import {
  type Part,
  type PartResult,
  parts,
  readPlaywrightReport,
  readVitestReport,
  slowest,
  tellCosts,
  tellFailure,
} from './testing/parts.ts'
import { patienceVariable } from '../tests/patience.ts'
import { endProcessesWith } from '../tests/processes.ts'
import { readArgs, refuse } from './usage.ts'

const usage = `npm test                      all parts, and the long ones where what they look at has changed
npm test -- --part stories    one part: ${parts.join(', ')}; several: --part unit --part stories`

/**
 * Everything that has to hold, in the order in which a fault is cheapest to find. Whoever sees only the end
 * of a run knows what to mend: it closes with each part's seconds, what one more story or journey costs, the
 * slowest files, what failed with the files to open, and `N passed, N failed`.
 */
const root = process.cwd()
const wanted = readParts()
// What is started in this run carries its name, however far down.
const run = `OUEN_TEST_RUN=${randomUUID()}`
process.env.OUEN_TEST_RUN = run.split('=')[1]
// All parts wait alike: longer where this machine is slow just now.
const slowness = slownessNow()
process.env[patienceVariable] ??= slowness.toFixed(1)
const memoryFolder = openMemoryFolder()
if (memoryFolder !== undefined) process.env.TMPDIR = memoryFolder

rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
const buildSeconds = timed(ensureBuilt)

const results: (PartResult & { name: string; seconds: number })[] = []
const said: string[] = []
if (isWanted('check')) {
  await take('check', ['scripts/check.ts'])
  await take('known weaknesses of packages', ['scripts/audit.ts'])
}
if (isWanted('unit')) await takeVitest('unit', '--project=unit*')
if (isWanted('stories')) {
  const { failed } = await takeVitest('stories', '--project=stories')
  if (failed > 0) await spawned(['scripts/review.ts', '--write', 'test-results/report.html'])
}
if (isWanted('journeys'))
  await take('journeys', ['node_modules/@playwright/test/cli.js', 'test'], () =>
    readPlaywrightReport(readJson('test-results/e2e.json'), root),
  )
const due = wanted.has('long')
  ? new Map(Object.keys(longTests).map((file) => [file, 'it was asked for']))
  : dueLongTests(changedOfLate())
if (isWanted('long')) {
  if (due.size > 0) await takeVitest('long', '--project=long', ...due.keys())
  for (const file of Object.keys(longTests))
    said.push(
      `  ${file}: ${due.has(file) ? `run, ${due.get(file)}` : 'not run, nothing it looks at changed'}`,
    )
}
await lookForSurvivors()
if (memoryFolder !== undefined) rmSync(memoryFolder, { recursive: true, force: true })
report()

function readParts(): ReadonlySet<Part> {
  const { values } = readArgs(usage, { options: { part: { type: 'string', multiple: true } } })
  const asked = values.part ?? []
  const unknown = asked.find((name) => !parts.some((part) => part === name))
  if (unknown !== undefined) return refuse(usage, `There is no part ${unknown}.`)
  return new Set(asked as Part[])
}

function isWanted(part: Part): boolean {
  return wanted.size === 0 || wanted.has(part)
}

function takeVitest(part: Part, project: string, ...files: string[]): Promise<PartResult> {
  const file = `test-results/${part}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', project, ...files, ...reporters]
  return take(part, args, () => readVitestReport(readJson(file), root))
}

/** Runs a part; without a report of its own it counts as one test. */
async function take(
  name: string,
  args: string[],
  readReport: () => PartResult = () => ({ passed: 1, failed: 0, failures: [], times: [] }),
): Promise<PartResult> {
  const startedAt = Date.now()
  const code = await spawned(args)
  let result: PartResult
  try {
    result = readReport()
  } catch (error) {
    const message = `it ended without a report: ${(error as Error).message}`
    result = { passed: 0, failed: 1, failures: [{ name, message, files: [] }], times: [] }
  }
  // A runner that fails without a failed test has still failed.
  if (code !== 0 && result.failed === 0) {
    const message = `it ended with ${code}; what it said stands above`
    const passed = args[0]?.startsWith('scripts/') ? 0 : result.passed
    result = { ...result, passed, failed: 1, failures: [{ name, message, files: [] }] }
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  results.push({ ...result, name, seconds })
  console.log(`\n${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s\n`)
  return result
}

async function lookForSurvivors(): Promise<void> {
  const survivors = await endProcessesWith(run)
  if (survivors.length === 0) return
  const failures = survivors.map(({ pid, command }) => ({
    name: 'a test left a process behind',
    message: `${pid} ${command}`,
    files: [],
  }))
  results.push({
    name: 'survivors',
    seconds: 0,
    passed: 0,
    failed: survivors.length,
    failures,
    times: [],
  })
}

function report(): void {
  console.log(`this machine took ${slowness.toFixed(1)} times as long as most for a piece of work`)
  console.log(`seconds: build ${buildSeconds}`)
  for (const { name, seconds, passed, failed } of results)
    console.log(`  ${name} ${seconds} (${passed} passed, ${failed} failed)`)
  if (said.length > 0) console.log(`long tests:\n${said.join('\n')}`)
  const costs = tellCosts(results)
  if (costs.length > 0)
    console.log(`one more costs:\n${costs.map((line) => `  ${line}`).join('\n')}`)
  console.log('slowest files:')
  for (const { file, seconds } of slowest(results.flatMap(({ times }) => times)))
    console.log(`  ${seconds.toFixed(0).padStart(4)} s  ${file}`)
  const failures = results.flatMap((result) => result.failures)
  // Last, where whoever sees only the end of a long run finds them.
  for (const failure of failures.slice(0, 12)) console.log(tellFailure(failure))
  for (const { name } of failures.slice(12)) console.log(`failed: ${name}`)
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

function spawned(args: string[]): Promise<number> {
  return new Promise((resolve) =>
    spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', (code) => resolve(code ?? 1)),
  )
}

function timed(act: () => void): number {
  const startedAt = Date.now()
  act()
  return Math.round((Date.now() - startedAt) / 1000)
}

function readJson<Result>(file: string): Result {
  return JSON.parse(readFileSync(file, 'utf8')) as Result
}
