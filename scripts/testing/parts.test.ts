import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport, slowest, tellCosts, tellFailure } from './parts.ts'

const root = '/project'

const passing = { status: 'passed', message: '', startTime: 0, endTime: 2000 }

test('tells each failed test of a file by its file, its reason and the pictures that show it', () => {
  const { passed, failed, failures, times } = readVitestReport(
    {
      numPassedTests: 3,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      testResults: [
        { ...passing, name: '/project/rules/a.test.ts', assertionResults: [] },
        {
          ...passing,
          status: 'failed',
          name: '/project/design-system/B.stories.tsx',
          assertionResults: [
            { fullName: 'Default', status: 'passed' },
            {
              fullName: 'Busy',
              status: 'failed',
              failureMessages: [
                'Busy in light: 3 pixels. See test-results/pictures/B/busy.png, or',
              ],
            },
          ],
        },
      ],
    },
    root,
  )
  expect({ passed, failed }).toEqual({ passed: 3, failed: 1 })
  expect(failures).toEqual([
    {
      name: 'design-system/B.stories.tsx › Busy',
      message: 'Busy in light: 3 pixels. See test-results/pictures/B/busy.png, or',
      files: ['test-results/pictures/B/busy.png'],
    },
  ])
  expect(times[0]).toEqual({ file: 'rules/a.test.ts', seconds: 2 })
})

test('a file that could not be read has failed, and says why', () => {
  const { failed, failures } = readVitestReport(
    {
      numPassedTests: 0,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [
        {
          ...passing,
          name: '/project/a.test.ts',
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
      ],
    },
    root,
  )
  expect(failed).toBe(1)
  expect(failures).toEqual([{ name: 'a.test.ts', message: 'no such module', files: [] }])
})

test('tells failed journeys with what they left to look at, and what failed outside of them', () => {
  const result = (status: string, error?: { message: string }) => ({
    status,
    results: [
      {
        duration: 1500,
        ...(error && { error }),
        attachments: error
          ? [{ name: 'trace', path: '/project/test-results/e2e/t/trace.zip' }]
          : [],
      },
    ],
  })
  const { passed, failed, failures, times } = readPlaywrightReport(
    {
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [{ message: 'a gateway still runs' }],
      suites: [
        {
          title: 'talk.spec.ts',
          file: 'talk.spec.ts',
          specs: [{ title: 'they talk', tests: [result('expected')] }],
          suites: [
            {
              title: 'two fans',
              file: 'talk.spec.ts',
              specs: [{ title: 'reply', tests: [result('unexpected', { message: 'no reply' })] }],
            },
          ],
        },
      ],
    },
    root,
  )
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 })
  expect(failures).toEqual([
    {
      name: 'tests/e2e/talk.spec.ts › reply',
      message: 'no reply',
      files: ['test-results/e2e/t/trace.zip'],
    },
    { name: 'journeys, outside of tests', message: 'a gateway still runs', files: [] },
  ])
  expect(times).toEqual([{ file: 'tests/e2e/talk.spec.ts', seconds: 3 }])
})

test('a failure takes five lines at most, without colours and places in code, the files to open last', () => {
  const message = '\u001B[31mError: one\u001B[39m\n\n    at x.ts:1:1\ntwo\nthree\nfour\nfive'
  const lines = tellFailure({ name: 'a › b', message, files: ['trace.zip'] }).split('\n')
  expect(lines).toEqual(['failed: a › b', '  Error: one', '  two', '  three', '  open trace.zip'])
})

test('of each kind of file the first is told, however long their paths are', () => {
  const folder = `test-results/e2e/${'long-'.repeat(20)}`
  const pages = [1, 2, 3, 4].map((page) => `${folder}/page-${page}.png`)
  const files = [...pages, `${folder}/trace.zip`, `${folder}/ouen-1.log`]
  expect(tellFailure({ name: 'a', message: 'b', files }).split('\n').at(-1)).toBe(
    `  open ${folder}/page-1.png ${folder}/trace.zip ${folder}/ouen-1.log`,
  )
})

test('the slowest come first', () => {
  const times = [1, 3, 2].map((seconds) => ({ file: `${seconds}`, seconds }))
  expect(slowest(times, 2).map(({ seconds }) => seconds)).toEqual([3, 2])
})

test('the end of a run says what one more file, story and journey costs, and nothing of what did not run', () => {
  const ran = { failures: [], times: [] }
  const times = ['a', 'b', 'c', 'd'].map((file) => ({ file, seconds: 9 }))
  expect(
    tellCosts([
      { ...ran, name: 'check', seconds: 60, passed: 1, failed: 0 },
      // By its files, which share a process, and not by the tests in them.
      { ...ran, name: 'unit', seconds: 10, passed: 800, failed: 0, times },
      { ...ran, name: 'stories', seconds: 300, passed: 990, failed: 10 },
      { ...ran, name: 'journeys', seconds: 0, passed: 0, failed: 0 },
    ]),
  ).toEqual(['2.50 s  a file of unit tests (of 4)', '0.30 s  a story (of 1000)'])
})
