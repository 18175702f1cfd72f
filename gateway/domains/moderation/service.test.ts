import { eq } from 'drizzle-orm'
import { newId } from '../../platform/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { channel, message } from '../chat/tables.ts'
import { community } from '../community/tables.ts'
import { penguin, setStage, type Stage } from '../sign-up/testing.ts'
import { findDeniedWordIn, reportMessage } from './service.ts'
import { deniedWord, messageReport } from './tables.ts'

const openId = newId('channel')
const shutId = newId('channel')
const messageIds = Array.from({ length: 32 }, () => newId('message'))
const messageId = (index: number) => messageIds[index]!

let stage: Stage
const names = { ja: 'ひだまり', en: 'Hidamari' }

beforeAll(async () => {
  stage = await setStage()
  const texts = { name: names, tagline: names, description: names }
  const pictures = { hero: penguin, shareImage: penguin }
  await stage.db
    .insert(community)
    .values({ id: 'community_1', slug: 'main', palette: 'green', ...texts, ...pictures })
  const room = { communityId: 'community_1', position: 1, name: names, topic: names }
  await stage.db.insert(channel).values([
    {
      ...room,
      id: openId,
      slug: 'open',
      emblem: penguin,
      visibility: 'PUBLIC',
      posting: 'MEMBERS',
    },
    {
      ...room,
      id: shutId,
      slug: 'shut',
      emblem: penguin,
      visibility: 'MEMBERS',
      posting: 'MEMBERS',
    },
  ])
  const written = { authorId: 'user_a', text: 'やあ', images: [], sentAt: stage.now() }
  await stage.db.insert(message).values([
    ...Array.from({ length: 25 }, (_, index) => ({
      ...written,
      channelId: openId,
      seq: index + 1,
      rev: index + 1,
      id: messageId(index),
      idempotencyKey: `${index}`,
    })),
    { ...written, channelId: shutId, seq: 1, rev: 1, id: messageId(31), idempotencyKey: 'shut' },
  ])
})
afterAll(() => stage.clear())

function reporter(userId: string | null) {
  const browser = stage.browser()
  browser.signIn(userId)
  return (id: string, note?: string) =>
    reportMessage(browser.request(), { messageId: id, reason: 'SPAM', note })
}

test('keeps a report, and the first one stands', async () => {
  const report = reporter('user_first')
  const long = `\u0000${'👩‍👩‍👧‍👦'.repeat(600)}`
  expect(await report(messageId(0), long)).toMatchObject({ alreadyReported: false })
  expect(await report(messageId(0), '二度目')).toMatchObject({ alreadyReported: true })
  const rows = await stage.db.select().from(messageReport)
  expect(rows).toMatchObject([{ messageId: messageId(0), reporterId: 'user_first' }])
  expect(rows[0]?.note === '👩‍👩‍👧‍👦'.repeat(500)).toBe(true)
})

test('keeps a note without what would cover other lines', async () => {
  const report = reporter('user_tower')
  await report(messageId(0), `  ひどい${'\u0301'.repeat(4000)}\r\n言葉`)
  const rows = await stage.db
    .select({ note: messageReport.note })
    .from(messageReport)
    .where(eq(messageReport.reporterId, 'user_tower'))
  expect(rows).toEqual([{ note: `ひどい${'\u0301'.repeat(4)}\n言葉` }])
})

test('is for those who are signed in, and about what they may read', async () => {
  expect(await reporter(null)(messageId(0))).toMatchObject({ __typename: 'UnauthenticatedError' })
  const report = reporter('user_outside')
  expect(await report(messageId(31))).toMatchObject({ __typename: 'NotFoundError' })
  expect(await report(messageId(30))).toMatchObject({ __typename: 'NotFoundError' })
})

test('takes twenty a day, also when they come at once', async () => {
  const report = reporter('user_busy')
  const results = await Promise.all(
    Array.from({ length: 25 }, (_, index) => report(messageId(index))),
  )
  const kept = results.filter(({ __typename }) => __typename === 'ReportMessageSuccess')
  expect(kept).toHaveLength(20)
  expect(results.find(({ __typename }) => __typename === 'RateLimitedError')).toMatchObject({
    retryAt: new Date(stage.now().getTime() + 24 * 60 * 60_000),
  })
  stage.pass(24 * 60)
  const again = await Promise.all(
    Array.from({ length: 25 }, (_, index) => report(messageId(index))),
  )
  expect(again.every(({ __typename }) => __typename === 'ReportMessageSuccess')).toBe(true)
})

test('binds names to more words than messages, and learns new ones soon', async () => {
  const context = stage.browser().request()
  expect(await findDeniedWordIn(context, '運営です', 'NAMES')).toBe('運営')
  expect(await findDeniedWordIn(context, '運営です', 'EVERYWHERE')).toBeUndefined()
  expect(await findDeniedWordIn(context, 'バカヤロウ', 'NAMES')).toBe('バカヤロウ')
  await stage.db.insert(deniedWord).values({ word: '新語', scope: 'EVERYWHERE' })
  stage.pass(1)
  expect(await findDeniedWordIn(context, '新語だ', 'EVERYWHERE')).toBe('新語')
})
