import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Every wait for time alone that tests and journeys still have, and why nothing can be waited for in its place. */
const reasons: Record<string, string> = {
  'gateway/demo/living/acting.test.ts': 'what must not be done, or not yet, gives no sign',
  'gateway/platform/films/handler.test.ts':
    'that a reader who stopped is sent no more gives no sign',
  'gateway/platform/jobs/jobs.test.ts': 'a job takes that long, or has its turn a moment later',
  'tests/e2e/faults-kill.spec.ts':
    'a kill comes at another moment each time, and its rounds are paced',
  'tests/e2e/faults-outage.spec.ts': 'an outage lasts for a while',
  'tests/e2e/first-page.spec.ts': 'that nothing moves any more gives no sign',
  'tests/e2e/talk.spec.ts': 'that a lifted finger presses nothing gives no sign',
}

const waits =
  /waitForTimeout\(|await (setTimeout|sleep)\(|setTimeout\((resolve|done|r), *[\d_]+\)|AbortSignal\.timeout\(/

test('no test waits for time alone, but for a reason', () => {
  const files = globSync(
    '{app,content,design-system,features,gateway,platform,rules,sandbox,scripts,tests}/**/*.{test.ts,test.tsx,spec.ts}',
  ).filter((file) => !file.startsWith('tests/architecture/'))
  const waiting = files.filter((file) => waits.test(readFileSync(file, 'utf8')))
  expect(waiting.toSorted()).toEqual(Object.keys(reasons).toSorted())
})
