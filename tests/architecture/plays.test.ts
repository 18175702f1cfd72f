import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What no play does, and why. */
const refusals = [
  {
    what: 'an event for the page that nobody may hear yet: tell() of .storybook/listening.ts waits until somebody does',
    pattern: /\bdispatchEvent\b|\bfireEvent(\.\w+)?\(\s*(window|document|globalThis)\b/,
  },
  {
    what: 'a patience of its own: all wait as long as tests/patience.ts says',
    pattern: /\b(timeout|asyncUtilTimeout)\b|\b\w*[pP]atience\w*\s*=/,
  },
  { what: 'a time that has to be enough', pattern: /\bsetTimeout\b|\bsetInterval\b|\bsleep\(/ },
  {
    what: 'that something above the page is seen at once: it comes out of nothing, and untilVisible() waits for it',
    pattern: /\bexpect\(\s*await screen\.find[^;]*?\)\s*\.toBeVisible\(/,
  },
  { what: 'that all are so, of which there may be none yet', pattern: /\.every\(/ },
]

/** What a file of plays does that none may. */
function refusedIn(source: string): string[] {
  return refusals.filter(({ pattern }) => pattern.test(source)).map(({ what }) => what)
}

test('a play waits for what it acts on, as long as any, and for something', () => {
  const files = globSync([
    '{app,design-system,features,platform,.storybook}/**/*.stories.tsx',
    '.storybook/journeys/*.ts',
  ])
  expect(files.length).toBeGreaterThan(500)
  const refused = files.flatMap((file) =>
    refusedIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`),
  )
  expect(refused).toEqual([])
})

test.each([
  "window.dispatchEvent(new MessageEvent('message', { data, source }))",
  "document.body.dispatchEvent(new DragEvent('dragenter'))",
  "dispatchEvent(new Event('online'))",
  "await fireEvent(document, new Event('visibilitychange'))",
  'await fireEvent.scroll(window)',
  "await screen.findByRole('dialog', {}, { timeout: 10_000 })",
  'const patience = { timeout }',
  "await expect(await screen.findByText('受け取りました。')).toBeVisible()",
  'await new Promise((resolve) => setTimeout(resolve, 300))',
  'await waitFor(() => expect(urls().every((url) => url.startsWith("blob:"))).toBe(true))',
])('%s is refused', (source) => {
  expect(refusedIn(source)).not.toEqual([])
})

test.each([
  "await tell(document, new Event('visibilitychange'))",
  "await fireEvent.keyDown(field, { key: 'Enter' })",
  "await untilVisible(await screen.findByText('受け取りました。'))",
  "await canvas.findByTitle('カードで支払う')",
])('%s is a way', (source) => {
  expect(refusedIn(source)).toEqual([])
})
