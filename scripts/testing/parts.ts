import { extname } from 'node:path'

/** The parts of a whole run, in the order in which a fault is cheapest to find. `--part` names one. */
export const parts = ['check', 'unit', 'stories', 'journeys', 'long'] as const
export type Part = (typeof parts)[number]

export type Failure = {
  /** File and test. */
  name: string
  /** The first lines of what went wrong. */
  message: string
  /** What to open: a trace, a picture, a gateway's last lines. */
  files: readonly string[]
}

export type FileTime = { file: string; seconds: number }
export type PartResult = {
  passed: number
  failed: number
  failures: readonly Failure[]
  times: readonly FileTime[]
}

/** What Vitest's JSON reporter tells of a file. */
export type VitestFile = {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
}
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: VitestFile[]
}

/** What Playwright's JSON reporter tells of a file, and of what it groups within one. */
export type PlaywrightSuite = {
  title: string
  file: string
  specs: {
    title: string
    tests: {
      status: string
      results: {
        duration: number
        error?: { message?: string }
        attachments: { name: string; path?: string }[]
      }[]
    }[]
  }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
  /** What failed outside of all tests: a set-up, or what looks for leftovers. */
  errors?: { message?: string }[]
}

/** @param root the project's folder, absolute: Vitest tells files by their whole paths. */
export function readVitestReport(report: VitestReport, root: string): PartResult {
  const failures = report.testResults.flatMap((file) => failuresOf(file, root))
  return {
    passed: report.numPassedTests,
    // A file that could not even be read has no failed test.
    failed: report.numFailedTests || Math.min(1, report.numFailedTestSuites),
    failures,
    times: report.testResults.map(({ name, startTime, endTime }) => ({
      file: within(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

function failuresOf({ name, status, message, assertionResults }: VitestFile, root: string) {
  const file = within(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed')
    return [{ name: file, message, files: picturesNamedIn(message) }]
  return failed.map(({ fullName, failureMessages }) => {
    const said = failureMessages?.[0] ?? ''
    return { name: `${file} › ${fullName}`, message: said, files: picturesNamedIn(said) }
  })
}

/** A picture that differs says itself where it lies. */
function picturesNamedIn(message: string): string[] {
  return [...new Set(message.match(/test-results\/[\w./@-]+\w/g) ?? [])]
}

/** @param root the project's folder, absolute: attachments have whole paths. */
export function readPlaywrightReport(report: PlaywrightReport, root: string): PartResult {
  const files = report.suites.map((suite) => ({
    file: `tests/e2e/${suite.file}`,
    seconds: secondsOf(suite),
  }))
  const outside = (report.errors ?? []).map(({ message = '' }) => ({
    name: 'journeys, outside of tests',
    message,
    files: [],
  }))
  const { expected, unexpected, flaky } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + outside.length,
    failures: [...report.suites.flatMap((suite) => unexpectedOf(suite, root)), ...outside],
    times: files,
  }
}

function unexpectedOf(suite: PlaywrightSuite, root: string): Failure[] {
  const own = suite.specs.flatMap(({ title, tests }) => {
    const failed = tests.find(({ status }) => /^(unexpected|flaky)$/.test(status))
    if (!failed) return []
    const last = failed.results.findLast(({ error }) => error) ?? failed.results.at(-1)
    return {
      name: `tests/e2e/${suite.file} › ${title}`,
      message: last?.error?.message ?? '',
      files: (last?.attachments ?? []).flatMap(({ path }) => (path ? within(root, path) : [])),
    }
  })
  return [...own, ...(suite.suites ?? []).flatMap((inner) => unexpectedOf(inner, root))]
}

function secondsOf({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  const ownMs = own.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), ownMs / 1000)
}

function within(root: string, path: string): string {
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
}

/** How many lines a failure may take: whoever reads the end of a run sees all of them. */
const linesOfFailure = 5
const columns = 160

/** One failure, in at most five lines: what, why, and the files to open, the first of each kind, as long as they are. */
export function tellFailure({ name, message, files }: Failure): string {
  const said = message
    // Terminals' colours, which a log has no use for.
    .replaceAll(/\u001B\[\d*(;\d+)*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
  const kinds = Map.groupBy(files, extname)
  const open =
    files.length > 0 ? [`  open ${[...kinds.values()].map(([first]) => first).join(' ')}`] : []
  const why = said.slice(0, linesOfFailure - 1 - open.length).map((line) => `  ${line}`)
  const words = [`failed: ${name}`, ...why].map((line) => line.slice(0, columns))
  return [...words, ...open].join('\n')
}

/** The files that took longest, of all parts. */
export function slowest(times: readonly FileTime[], count = 10): readonly FileTime[] {
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

/** In what a part is counted by whoever adds to it: a screen brings stories, now and then a journey or a file of tests. */
const pieces: Partial<Record<string, { piece: string; countIn: (result: PartResult) => number }>> =
  {
    unit: { piece: 'a file of unit tests', countIn: ({ times }) => times.length },
    stories: { piece: 'a story', countIn: ({ passed, failed }) => passed + failed },
    journeys: { piece: 'a journey', countIn: ({ passed, failed }) => passed + failed },
  }

/**
 * What one more costs a run, a line for each part that is counted in pieces: the seconds that the part took, by how
 * many it ran.
 */
export function tellCosts(
  results: readonly (PartResult & { name: string; seconds: number })[],
): string[] {
  return results.flatMap((result) => {
    const { piece, countIn } = pieces[result.name] ?? {}
    const count = countIn?.(result) ?? 0
    if (count === 0) return []
    return [`${(result.seconds / count).toFixed(2)} s  ${piece} (of ${count})`]
  })
}
