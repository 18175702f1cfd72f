import { afterAll, beforeAll, expect, test } from 'vitest'
import { setStage, type TestContext } from '../sign-up/testing.ts'
import { findDeniedWordIn } from './service.ts'
import { deniedWord } from './tables.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

test('binds names to more words than messages, and learns new ones soon', async () => {
  const context = stage.browser().request()
  expect(await findDeniedWordIn(context, '運営です', 'NAMES')).toBe('運営')
  expect(await findDeniedWordIn(context, '運営です', 'EVERYWHERE')).toBeUndefined()
  expect(await findDeniedWordIn(context, 'バカヤロウ', 'NAMES')).toBe('バカヤロウ')
  await stage.db.insert(deniedWord).values({ word: '新語', scope: 'EVERYWHERE' })
  stage.pass(1)
  expect(await findDeniedWordIn(context, '新語だ', 'EVERYWHERE')).toBe('新語')
})
