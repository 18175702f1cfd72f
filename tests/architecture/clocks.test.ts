import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What no test and no journey does, and why. */
const refusals = [
  {
    what: 'asserts how long something took: a speed is a benchmark, a limit is a count',
    pattern: /\b(performance|Date)\.now\(\) *- *\w+\)?\)\.to(Be|Equal)|process\.hrtime/,
  },
  {
    what: 'has a patience of its own: all wait as long as tests/patience.ts says',
    pattern:
      /(waitFor\w*|poll|waitUntil|\bto[A-Z]\w+)\([^;]*\btimeout: *[\d_]+|\bconst patience = [\d_]+|^\s*\},? *\d+_[\d_]+,?\s*\)/m,
  },
  {
    what: 'waits until the network is idle, which nobody promises: what is needed is waited for',
    pattern: /networkidle/,
  },
  { what: 'draws by chance what it can’t name', pattern: /\bMath\.random\(/ },
]

const refusedIn = (source: string) =>
  refusals.filter(({ pattern }) => pattern.test(source)).map(({ what }) => what)

test('no test hangs on the machine’s speed, or on chance', () => {
  const files = globSync(
    '{app,content,design-system,features,gateway,platform,rules,sandbox,scripts,tests,.storybook}/**/*.{test.ts,test.tsx,spec.ts}',
  ).filter((file) => !file.startsWith('tests/architecture/'))
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.flatMap((file) => refusedIn(readFileSync(file, 'utf8')).map((what) => `${file} ${what}`)),
  ).toEqual([])
})

test('nor does what tests stand on draw by chance what it can’t name', () => {
  const files = globSync('{tests/**/*.ts,{gateway,sandbox,rules}/**/testing*.ts}').filter(
    (file) => !file.startsWith('tests/architecture/'),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /\bMath\.random\(/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  'expect(performance.now() - began).toBeLessThan(500)',
  'expect(Date.now() - startedAt).toBeLessThan(4_000)',
  'await vi.waitFor(() => expect(seen).toBe(1), { timeout: 5_000 })',
  'await expect.poll(async () => count(), { timeout: 10_000 }).toBe(1)',
  "test('waits', async () => {\n}, 60_000)",
  "await expect(page.getByText('はい')).toBeVisible({ timeout: 500 })",
  "await page.waitForLoadState('networkidle')",
  'const patience = 30_000',
  'const port = 3000 + Math.floor(Math.random() * 100)',
])('%s is refused', (source) => {
  expect(refusedIn(source)).not.toEqual([])
})

test.each(['await vi.waitFor(() => expect(seen).toBe(1))', '}, 6 * testPatience)'])(
  '%s is a way',
  (source) => {
    expect(refusedIn(source)).toEqual([])
  },
)
