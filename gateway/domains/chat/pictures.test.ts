import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { world } from '#content/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { directStage } from '../direct-messages/testing.ts'
import { reportMessage } from '../moderation/reporting.ts'
import { purgePictures, toPictures } from '../picture/service.ts'
import { pictureTools, type PictureTools } from '../picture/testing.ts'
import { deleteChatMessage } from './changing.ts'
import { messagePictures } from './pictures.ts'
import { createChatMessage } from './sending.ts'
import { loadMessage } from './service.ts'
import { message, messagePicture } from './tables.ts'
import { openCommunity } from './testing.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let tools: PictureTools
beforeAll(async () => {
  stage = await openCommunity()
  tools = await pictureTools(stage, messagePictures)
})
afterAll(() => stage.close())

const ask: PictureTools['ask'] = (...given) => tools.ask(...given)
const upload: PictureTools['upload'] = (...given) => tools.upload(...given)
const statusOf: PictureTools['statusOf'] = (url) => tools.statusOf(url)
type Sent = { text?: string; key?: string; id?: string; channelId?: string; alt?: string }
const send = (userId: string, uploads: string[], { text = '', key, alt, ...over }: Sent = {}) =>
  createChatMessage(stage.as(userId), {
    channelId: stage.channelId('lobby'),
    text,
    idempotencyKey: key ?? randomUUID(),
    pictures: uploads.map((uploadId) => ({ uploadId, alt: alt ?? null })),
    ...over,
  })
const nodeOf = (answer: Awaited<ReturnType<typeof send>>) => {
  if (answer.__typename !== 'CreateChatMessageSuccess') throw new Error(answer.__typename)
  return answer.messageEdge.node
}
/** A message's pictures as a reader is shown them now. */
const shown = async (id: string, reader: string) => {
  const context = stage.as(reader)
  return toPictures(messagePictures, (await loadMessage(context, id))!, context)
}

describe('uploading a picture for a message', () => {
  it('keeps its ratio within 1600 pixels, and nothing else of the file', async () => {
    const fan = await stage.fan()
    const { id } = nodeOf(await send(fan, [await upload(fan)], { alt: ' 青い海 \u0007' }))
    const [picture] = await shown(id, fan)
    expect(picture).toMatchObject({ width: 1600, height: 800, alt: '青い海' })
    const response = await ask(picture!.url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 1600,
      height: 800,
      exif: undefined,
    })
    expect(bytes.includes('Secret camera')).toBe(false)
  })

  it.each([
    ['a script', Buffer.from('<script>alert(1)</script>'), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['a script that begins like a GIF', Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;'), 415],
  ])('refuses %s', async (_, body, status) => {
    const userId = await stage.fan()
    const response = await ask('/uploads/message', { userId, body })
    expect([response.status, await response.json()]).toEqual([
      status,
      { error: { code: 'NOT_AN_IMAGE' } },
    ])
  })

  it('refuses sixty megapixels, however small the file', async () => {
    const body = await sharp({
      create: { width: 10_000, height: 6_000, channels: 3, background: '#000' },
    })
      .toColourspace('b-w')
      .png()
      .toBuffer()
    const response = await ask('/uploads/message', { userId: await stage.fan(), body })
    expect(response.status).toBe(422)
  })

  it('is one upload under one id, also twice at once, and shows what came first', async () => {
    const fan = await stage.fan()
    const id = await upload(fan)
    const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
    await upload(fan, id, other)
    const { id: messageId } = nodeOf(await send(fan, [id]))
    await upload(fan, id, other)
    expect(await shown(messageId, fan)).toMatchObject([{ width: 1600 }])
    const rows = await stage.db.select().from(messagePicture).where(eq(messagePicture.ownerId, fan))
    expect(rows).toHaveLength(1)
    // Another's upload of the same id is another's.
    const stranger = await stage.fan()
    await upload(stranger, id, other)
    const theirs = nodeOf(await send(stranger, [id]))
    expect(await shown(theirs.id, fan)).toMatchObject([{ width: 9 }])
    expect(await shown(messageId, fan)).toMatchObject([{ width: 1600 }])
    expect(await statusOf('/uploads/message?id=../../code.secret')).toBe(400)
  })
})

describe('a message with pictures', () => {
  it('holds text, up to four pictures in their order, or both', async () => {
    const fan = await stage.fan()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.push(await upload(fan))
    await expect(send(fan, ids)).rejects.toThrow('4')
    const node = nodeOf(await send(fan, ids.slice(0, 4), { text: '四枚です' }))
    expect(node).toMatchObject({ text: '四枚です' })
    expect(node.images.map((image) => image.kind === 'upload' && image.id)).toEqual(ids.slice(0, 4))
    expect(nodeOf(await send(fan, [ids[4]!]))).toMatchObject({ text: '', images: [{ alt: '' }] })
    expect((await send(fan, [])).__typename).toBe('MessageTextError')
    await expect(send(fan, [ids[4]!, ids[4]!])).rejects.toThrow('once')
    await expect(send(fan, [ids[4]!], { alt: 'あ'.repeat(301) })).rejects.toThrow('300')
  })

  it('is written once by its key, whatever came of the first answer, and is another’s key', async () => {
    const fan = await stage.fan()
    const [first, second] = [await upload(fan), await upload(fan)]
    const id = newId('message')
    const sent = await Promise.all([1, 2, 3].map(() => send(fan, [first], { id, key: id })))
    expect(new Set(sent.map((answer) => nodeOf(answer).seq)).size).toBe(1)
    expect((await send(fan, [second], { id, key: id })).__typename).toBe(
      'IdempotencyKeyReusedError',
    )
    // Without an id of its own it is known by the key.
    nodeOf(await send(fan, [second], { key: 'once' }))
    nodeOf(await send(fan, [second], { key: 'once' }))
    const rows = await stage.db.select().from(message).where(eq(message.authorId, fan))
    expect(rows).toHaveLength(2)
  })

  it('takes nobody else’s upload, none that is in another message, and none from yesterday', async () => {
    const [fan, thief] = [await stage.fan(), await stage.fan()]
    const gone = { __typename: 'UploadNotFoundError', field: 'pictures' }
    const id = await upload(fan)
    expect(await send(thief, [id])).toEqual(gone)
    expect(await send(fan, [newId('upload')])).toEqual(gone)
    expect(await send(fan, ['no id'])).toEqual(gone)
    nodeOf(await send(fan, [id]))
    expect(await send(fan, [id])).toEqual(gone)
    const late = await upload(fan)
    stage.pass(24 * 3600)
    expect(await send(fan, [late])).toEqual(gone)
    // Sent up again it is the same, and good again.
    await upload(fan, late)
    nodeOf(await send(fan, [late]))
  })

  it('is refused for a word that is denied in what is said of a picture', async () => {
    const fan = await stage.fan()
    const { word } = world.deniedWords.find(({ scope }) => scope === 'EVERYWHERE')!
    expect(await send(fan, [await upload(fan)], { alt: `これは${word}です` })).toMatchObject({
      __typename: 'TextModerationError',
      field: 'pictures',
      word,
    })
  })

  it('goes to nobody who has not answered yet', async () => {
    const direct = directStage(stage)
    const { one, other, channelId } = await direct.pair({ isAccepted: false })
    const id = await upload(one)
    expect(await send(one, [id], { channelId })).toMatchObject({
      __typename: 'DirectMessageError',
      code: 'UNANSWERED',
    })
    await direct.answer(other, channelId, true)
    nodeOf(await send(one, [id], { channelId }))
  })
})

describe('the address of a picture', () => {
  it('is this picture’s alone, and ends', async () => {
    const fan = await stage.fan()
    const { id } = nodeOf(await send(fan, [await upload(fan)]))
    const { url } = (await shown(id, fan))[0]!
    expect(await statusOf(url)).toBe(200)
    expect(await statusOf(url.replace('/1.webp', '/2.webp'))).toBe(404)
    expect(await statusOf(url.replace(/until=\d+/, `until=${Date.now() * 2}`))).toBe(404)
    expect(await statusOf(url.split('?')[0]!)).toBe(404)
    const [row] = await stage.db
      .select()
      .from(messagePicture)
      .where(eq(messagePicture.ownerId, fan))
    expect(await statusOf(`/message-pictures/${row!.image.path}`)).toBe(404)
    stage.pass(48 * 3600)
    expect(await statusOf(url)).toBe(404)
    expect(await statusOf((await shown(id, fan))[0]!.url)).toBe(200)
  })

  it('serves nothing once the message is deleted, and again where it is brought back', async () => {
    const fan = await stage.fan()
    const { id } = nodeOf(await send(fan, [await upload(fan)]))
    const { url } = (await shown(id, fan))[0]!
    const set = (isDeleted: boolean) =>
      deleteChatMessage(stage.as(fan), { messageId: id, isDeleted })
    await set(true)
    expect(await statusOf(url)).toBe(404)
    await set(false)
    expect(await statusOf(url)).toBe(200)
  })
})

describe('what is kept of uploads', () => {
  const rowsOf = (fan: string) =>
    stage.db.select().from(messagePicture).where(eq(messagePicture.ownerId, fan))
  const isThere = (path: string) => existsSync(join(stage.services.config.dataDir, 'files', path))

  it('goes with a deleted message, unless somebody has reported it', async () => {
    const [fan, reporter] = [await stage.fan(), await stage.fan()]
    const nodes = [
      nodeOf(await send(fan, [await upload(fan)])),
      nodeOf(await send(fan, [await upload(fan)])),
    ]
    const reported = { messageId: nodes[1]!.id, reason: 'SEXUAL' as const }
    await reportMessage(stage.as(reporter), reported)
    const before = await rowsOf(fan)
    for (const { id } of nodes)
      await deleteChatMessage(stage.as(fan), { messageId: id, isDeleted: true })
    stage.pass(61)
    await stage.runJobs()
    const kept = await rowsOf(fan)
    expect(kept.map(({ shownById }) => shownById)).toEqual([nodes[1]!.id])
    for (const { id, image } of before)
      expect(isThere(image.path)).toBe(kept.some((row) => row.id === id))
  })

  it('is purged after a day where it came into no message, and spared where it did', async () => {
    const fan = await stage.fan()
    const [used, unused] = [await upload(fan), await upload(fan)]
    nodeOf(await send(fan, [used]))
    const before = await rowsOf(fan)
    stage.pass(26 * 3600)
    const fresh = await upload(fan)
    await purgePictures({ ...stage.services, db: stage.db }, messagePictures)
    expect((await rowsOf(fan)).map(({ id }) => id).toSorted()).toEqual([used, fresh].toSorted())
    expect(before.map(({ id, image }) => [id === used, isThere(image.path)])).toEqual(
      before.map(({ id }) => [id === used, id !== unused]),
    )
  })
})
