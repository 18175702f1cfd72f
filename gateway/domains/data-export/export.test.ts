import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personal } from '../../personal.generated.ts'
import { documentSession } from '../../platform/document-session/tables.ts'
import { account } from '../../platform/identity/tables.ts'
import { openCommunity } from '../chat/testing.ts'
import { createPost } from '../post/writing.ts'
import { mailboxOf } from '../user/testing.ts'
import { answerExport, exportUrl } from './http.ts'
import { exportJobs, loadExport, requestDataExport, viewerExport } from './service.ts'
import { dataExport } from './tables.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
beforeAll(async () => {
  stage = await openCommunity({ PUBLIC_ORIGIN: 'https://ouen.example' })
})
afterAll(() => stage.close())

const day = 24 * 60 * 60
let keys = 0
const newKey = () => `key-${(keys += 1)}`
const as = (userId: string | null) => ({ ...stage.as(userId), signedInAt: stage.as(null).now() })
const ask = (userId: string, idempotencyKey = newKey()) =>
  requestDataExport(as(userId), { idempotencyKey })
const write = (userId: string, text: string) =>
  createPost(as(userId), { communityId: stage.communityId, text, idempotencyKey: newKey() })

/** The cookie of a browser in which somebody is logged in. */
async function cookieOf(userId: string): Promise<string> {
  const secret = createHash('sha256').update(userId).digest('base64url')
  const now = as(null).now()
  await stage.db.insert(documentSession).values({
    tokenHash: createHash('sha256').update(secret).digest(),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 10 * day * 1000),
  })
  return `__Host-ouen-document=${secret}`
}

async function download(url: string, cookie = ''): Promise<Response> {
  const arrival = { requester: '203.0.113.7' } as Parameters<typeof answerExport>[2]
  return (await answerExport(new Request(url, { headers: { cookie } }), as(null), arrival))!
}

/** Asks, and has it written. */
async function exportOf(userId: string) {
  await ask(userId)
  await stage.runJobs()
  const row = (await viewerExport(as(userId)))!
  return { row, url: exportUrl(as(userId), row)! }
}

describe('a file with all that is a fan’s', () => {
  it('holds what they wrote and what is known of them, and nothing of anybody else', async () => {
    const [fan, other] = [await stage.fan({ hasOshi: true }), await stage.fan()]
    const mails = await mailboxOf(stage.db, fan, as(null).now())
    await stage.db.update(account).set({ passwordHash: 'a hash' }).where(eq(account.userId, fan))
    await write(fan, '灯台を見に行きました')
    await write(other, '他の人の投稿です')
    const { row, url } = await exportOf(fan)
    expect(row.readyAt).not.toBeNull()
    const answer = await download(url, await cookieOf(fan))
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const text = await answer.text()
    expect(Buffer.byteLength(text)).toBe(row.size)
    const { tables } = JSON.parse(text) as { tables: Record<string, Record<string, unknown>[]> }
    expect(tables.post).toMatchObject([{ text: '灯台を見に行きました' }])
    expect(tables.app_user).toMatchObject([{ id: fan, displayName: 'ためし' }])
    expect(tables.identity_account).toMatchObject([{ email: `${fan}@example.com` }])
    expect(tables.membership).toHaveLength(1)
    expect(text).not.toContain('他の人')
    expect(text).not.toContain(other)
    for (const secret of ['passwordHash', 'a hash', 'idempotencyKey', 'handleHash'])
      expect(text).not.toContain(secret)
    const [mail] = (await mails()).slice(-1)
    expect(mail!.subject).toContain('データの準備ができました')
    expect(mail!.body).toContain('/settings/personal-info/data-export')
    expect(mail!.body).not.toContain('key=')
  })

  it('is downloaded by its fan alone, by an address that ends', async () => {
    const [fan, other] = [await stage.fan(), await stage.fan()]
    const { row, url } = await exportOf(fan)
    const own = await cookieOf(fan)
    expect((await download(url, own)).status).toBe(200)
    for (const [address, cookie] of [
      [url, ''],
      [url, await cookieOf(other)],
      [url.replace(/key=(.)/, (_, first) => `key=${first === '_' ? '-' : '_'}`), own],
      [url.replace(/until=\d/, 'until=9'), own],
      [url.split('?')[0]!, own],
    ] as const)
      expect([address, (await download(address, cookie)).status]).toEqual([address, 404])
    expect(await loadExport(as(other), row.id)).toBeNull()
    expect(await loadExport(as(null), row.id)).toBeNull()
    stage.pass(60 * 60)
    expect((await download(url, own)).status).toBe(404)
    expect((await download(exportUrl(as(fan), row)!, own)).status).toBe(200)
  })

  it('is deleted after seven days', async () => {
    const fan = await stage.fan()
    const { row } = await exportOf(fan)
    stage.pass(8 * day)
    expect(await viewerExport(as(fan))).toBeNull()
    expect((await download(exportUrl(as(fan), row)!, await cookieOf(fan))).status).toBe(404)
    await exportJobs(personal).purgeExports!.run(
      { ...stage.as(null), signal: new AbortController().signal },
      null,
    )
    expect(await stage.db.select().from(dataExport).where(eq(dataExport.fanId, fan))).toEqual([])
  })

  it('is written once, however often it is asked for and its job comes', async () => {
    const fan = await stage.fan()
    const mails = await mailboxOf(stage.db, fan, as(null).now())
    const key = newKey()
    await Promise.all([ask(fan, key), ask(fan, key), ask(fan)])
    const rows = () => stage.db.select().from(dataExport).where(eq(dataExport.fanId, fan))
    expect(await rows()).toHaveLength(1)
    await stage.runJobs()
    const [written] = await rows()
    const { writeExport } = exportJobs(personal)
    stage.pass(60)
    await writeExport!.run(
      { ...stage.as(null), signal: new AbortController().signal },
      { exportId: written!.id },
    )
    await stage.runJobs()
    expect(await rows()).toEqual([written])
    expect(await mails()).toHaveLength(1)
    expect(await ask(fan, key)).toMatchObject({ dataExport: { id: written!.id } })
  })

  it('is begun again within the hour where its job was given up', async () => {
    const fan = await stage.fan()
    const jobs = { ...as(fan).jobs, enqueue: () => Promise.resolve() }
    await requestDataExport({ ...as(fan), jobs }, { idempotencyKey: newKey() })
    const { purgeExports } = exportJobs(personal)
    const context = { ...stage.as(null), signal: new AbortController().signal }
    await purgeExports!.run(context, null)
    await stage.runJobs()
    expect((await viewerExport(as(fan)))!.readyAt).toBeNull()
    stage.pass(60 * 60)
    await purgeExports!.run({ ...context, now: stage.as(null).now }, null)
    await stage.runJobs()
    expect((await viewerExport(as(fan)))!.readyAt).not.toBeNull()
  })

  it('wants a recent sign-in, and not too many of them', async () => {
    const fan = await stage.fan()
    const stale = { ...as(fan), signedInAt: new Date(as(null).now().getTime() - 6 * 60_000) }
    expect(await requestDataExport(stale, { idempotencyKey: newKey() })).toEqual({
      __typename: 'RequiresRecentLoginError',
    })
    expect(await requestDataExport(as(null), { idempotencyKey: newKey() })).toEqual({
      __typename: 'UnauthenticatedError',
    })
    for (const _ of [1, 2, 3]) await exportOf(fan)
    expect(await ask(fan)).toMatchObject({ __typename: 'RateLimitedError' })
  })
})
