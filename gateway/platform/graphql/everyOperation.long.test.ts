import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBothWays, testOperation, texts, type BothWays } from './testing.bothWays.ts'

let both: BothWays
beforeAll(async () => {
  both = await openBothWays()
})
afterAll(() => both.stage.close())

it('knows the app’s operations', () => {
  expect(texts.length).toBeGreaterThan(300)
})

for (const text of texts) testOperation(text, () => both)
