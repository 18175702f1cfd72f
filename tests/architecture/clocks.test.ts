import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What no unit test does, and why. */
const refusals = [
  {
    what: 'asserts how long something took: a speed is a benchmark, a limit is a count',
    pattern: /\b(performance|Date)\.now\(\) *- *\w+\)?\)\.to(Be|Equal)|process\.hrtime/,
  },
  {
    what: 'has a patience of its own: all wait as long as tests/patience.ts says',
    pattern: /(waitFor|poll|waitUntil)\([^;]*\btimeout: *[\d_]+|^\s*\},? *\d+_[\d_]+,?\s*\)/m,
  },
  { what: 'draws by chance what it can’t name', pattern: /\bMath\.random\(/ },
]

const refusedIn = (source: string) =>
  refusals.filter(({ pattern }) => pattern.test(source)).map(({ what }) => what)

test('no test hangs on the machine’s speed, or on chance', () => {
  const files = globSync(
    '{app,content,design-system,features,gateway,platform,rules,sandbox,scripts,tests,.storybook}/**/*.test.{ts,tsx}',
  ).filter((file) => !file.endsWith('clocks.test.ts'))
  expect(files.length).toBeGreaterThan(300)
  expect(
    files.flatMap((file) => refusedIn(readFileSync(file, 'utf8')).map((what) => `${file} ${what}`)),
  ).toEqual([])
})

test.each([
  'expect(performance.now() - began).toBeLessThan(500)',
  'expect(Date.now() - startedAt).toBeLessThan(4_000)',
  'await vi.waitFor(() => expect(seen).toBe(1), { timeout: 5_000 })',
  'await expect.poll(async () => count(), { timeout: 10_000 }).toBe(1)',
  "test('waits', async () => {\n}, 60_000)",
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
