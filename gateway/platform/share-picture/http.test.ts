import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { domains } from '../../domains.generated.ts'
import { post } from '../../domains/post/tables.ts'
import { shareVote } from '../../domains/voting-event/sharing.ts'
import { pictureOfCard } from '../../domains/sharing/sharePicture.ts'
import { openVoting } from '../../domains/voting-event/testing.ts'
import { createRateGuard } from '../http/rate.ts'
import { arrivalOf } from '../http/testing.ts'
import { createPictureDrawer, type Asked, type PictureDrawer } from './drawer.ts'
import { createDrawnPictures, createSharePictureHandler } from './http.ts'
import { addressOf } from './sharePicture.ts'

type TestContext = Awaited<ReturnType<typeof openVoting>>
let stage: TestContext
let card: string
let asked: Asked[]
const artFolder = new URL('../../../content/art/', import.meta.url)
beforeAll(async () => {
  stage = await openVoting()
  const fan = await stage.voter()
  await stage.cast(fan, stage.given.event.id, stage.given.candidates[0]!)
  const shared = await shareVote(stage.as(fan), stage.given.event.id)
  if (shared.__typename !== 'ShareVoteSuccess') throw new Error(shared.__typename)
  card = addressOf(shared.card.id, 'ja', await pictureOfCard(stage.as(null), shared.card))
})
afterAll(() => stage.close())
beforeEach(() => {
  asked = []
})

/** Notes what is asked of it, and answers with a few bytes. */
const pen: PictureDrawer = {
  draw: async (each) => {
    asked.push(each)
    await new Promise(setImmediate)
    return Buffer.from('drawn')
  },
}
type More = { drawer?: PictureDrawer; perMinute?: number; isClosed?: boolean }

function open({ drawer = pen, perMinute = 3_000, isClosed = false }: More = {}) {
  const context = stage.as(null)
  const handle = createSharePictureHandler({
    services: { ...context, config: { ...context.config, isClosedCommunity: isClosed } },
    rate: createRateGuard(context.now, { user: 1, address: perMinute }),
    pictures: domains.sharePictures,
    drawer,
    drawn: createDrawnPictures(),
    artFolder,
  })
  return async (path: string, method = 'GET') => {
    const request = new Request(`http://localhost${path}`, { method })
    return (await handle(request, arrivalOf(request)))!
  }
}

it('draws a fan’s vote, with its art and its site’s name, as a picture of 1200 × 630', async () => {
  const answer = await open({ drawer: createPictureDrawer({ patienceMs: 60_000, restMs: 10 }) })(
    card,
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.byteLength).toBeLessThan(300_000)
})

it('says what the page says, in its language, in the talent’s colour', async () => {
  const get = open()
  await get(card)
  await get(card.replace('/ja-', '/en-'))
  expect(asked.map(({ words }) => words.title)).toEqual([
    '「灯台で初日の出」に投票しました',
    'I voted for First sunrise at the lighthouse',
  ])
  expect(asked[0]!.art!.bytes.byteLength).toBeGreaterThan(1_000)
  const [event] = [
    addressOf(stage.given.event.id, 'ja', { label: '', title: '', image: null, palette: null }),
  ]
  await get(event)
  expect(asked[2]!.words.title).toBe(stage.given.event.title.ja)
  expect(asked[0]!.palette).not.toBe(asked[2]!.palette)
})

it('is drawn once for fifty who ask at once, whichever revision they have', async () => {
  const get = open()
  const paths = Array.from({ length: 50 }, (_, n) =>
    card.replace(/-[0-9a-f]{16}/, `-${n.toString(16).padStart(16, '0')}`),
  )
  const answers = await Promise.all(paths.map((path) => get(path)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(asked).toHaveLength(1)
})

it('is not there for what is no id, no one’s, or has no picture', async () => {
  const get = open()
  const id = card.split('/')[2]!
  const fan = await stage.fan()
  for (const path of [
    card.replace(id, '__proto__'),
    card.replace(id, 'constructor'),
    card.replace(id, fan),
    card.replace(id, 'sharecard_00000000000000000000000000'),
    card.replace('/ja-', '/fr-'),
    `/share-pictures/${'a'.repeat(1_000_000)}/ja-0000000000000000.png`,
    '/share-pictures/',
    card.replace(id, '..%2f..%2fetc%2fpasswd'),
  ]) {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  }
  expect(asked).toHaveLength(0)
  expect((await get(card, 'POST')).status).toBe(405)
})

it('is nobody’s outside of a closed community', async () => {
  expect((await open({ isClosed: true })(card)).status).toBe(404)
  expect(asked).toHaveLength(0)
})

it('shows a post for everyone until it is taken away', async () => {
  const [row] = await stage.db.select().from(post).where(eq(post.audience, 'PUBLIC')).limit(1)
  const path = addressOf(row!.id, 'ja', { label: '', title: '', image: null, palette: null })
  const get = open()
  expect((await get(path)).status).toBe(200)
  expect(asked[0]!.words.title).toBe(row!.text)
  await stage.db
    .update(post)
    .set({ deletedAt: stage.as(null).now() })
    .where(eq(post.id, row!.id))
  expect((await get(path)).status).toBe(404)
})

it('asks who floods it to wait', async () => {
  const get = open({ perMinute: 3 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => get(card)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 429, 429,
  ])
  expect(answers.at(-1)!.headers.get('retry-after')).toMatch(/^\d+$/)
})

it('tries again what could not be drawn', async () => {
  let isBroken = true
  const get = open({
    drawer: {
      draw: () => (isBroken ? Promise.reject(new Error('no ink')) : pen.draw({} as Asked)),
    },
  })
  await expect(get(card)).rejects.toThrow('no ink')
  isBroken = false
  expect((await get(card)).status).toBe(200)
})
