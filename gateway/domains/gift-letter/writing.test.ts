import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { takeBack } from '../checkout/service.ts'
import { sessionOf } from '../checkout/testing.ts'
import { mailboxOf } from '../user/testing.ts'
import { answerLetter } from '../operations/service.ts'
import { openOperationsFixture, sato } from '../operations/testing.ts'
import { answerPictures } from './pictures.ts'
import {
  answerOf,
  letterForDesk,
  lettersOf,
  viewerLetters,
  waitingLetters,
  writeLetter,
} from './service.ts'
import { stateOf } from './standing.ts'

let desk: Awaited<ReturnType<typeof openOperationsFixture>>
let photo: Buffer
beforeAll(async () => {
  desk = await openOperationsFixture()
  photo = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#ffe' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await desk.close()
})

/** A fan on the last page before they pay for a gift. */
async function buying() {
  const fan = await desk.buyer(500)
  const giftId = await desk.item({ kind: 'GIFT', priceCoins: 50, stock: 20 })
  const checkoutId = await desk.ready(fan, giftId)
  const letter = async () => {
    const [only, ...more] = await lettersOf(desk.as(fan), (await desk.session(fan, checkoutId))!)
    expect(more).toEqual([])
    return { ...only!, state: stateOf(only!, desk.now()) }
  }
  return {
    fan,
    giftId,
    checkoutId,
    letter,
    write: (text: string, revision = 0, as: string | null = fan) =>
      writeLetter(desk.as(as), { checkoutId, giftId, text, revision }),
    async pay() {
      const { free } = await desk.coinsOf(fan)
      sessionOf(await desk.confirm(fan, checkoutId, 50, Math.min(free, 50)))
    },
    /** Gives the gift back whole. */
    async refund() {
      const { id: orderId } = await desk.order(fan, checkoutId)
      await desk.db.transaction((db) =>
        takeBack(
          { ...desk.context, db },
          { orderId, reason: 'SUPPORT', spent: 'LET_GO', at: desk.now() },
        ),
      )
    },
  }
}
type Buying = Awaited<ReturnType<typeof buying>>

const written = 'ルカさん、深夜二時のラジオに救われています。\n　来年も、聴いています。'
const answer = (id: string, revision = 1, text = 'ありがとう。', picture?: Buffer) =>
  answerLetter(desk.context, id, { revision, text, picture }, sato)
/** Paid, and written. */
async function waiting(): Promise<Buying & { id: string }> {
  const gift = await buying()
  await gift.write(written)
  await gift.pay()
  return { ...gift, id: (await gift.letter()).id }
}

describe('a letter', () => {
  it('is written before its gift is paid, and stays with it', async () => {
    const gift = await buying()
    expect(await gift.letter()).toMatchObject({ state: 'UNWRITTEN', text: null, revision: 0 })
    expect((await gift.write(written)).__typename).toBe('WriteGiftLetterSuccess')
    expect(await gift.letter()).toMatchObject({ state: 'WRITTEN', text: written, revision: 1 })
    expect(await waitingLetters(desk.db)).toEqual([])
    expect(await viewerLetters(desk.as(gift.fan))).toEqual([])
    await gift.pay()
    const { id, state, text } = await gift.letter()
    expect([state, text]).toEqual(['WITH_TALENT', written])
    expect(await viewerLetters(desk.as(gift.fan))).toMatchObject([{ id, text }])
    expect(await waitingLetters(desk.db)).toMatchObject([{ id, text }])
    expect(await viewerLetters(desk.as(null))).toEqual([])
  })

  it('is asked for later where none was written, and changed until it is answered', async () => {
    const gift = await buying()
    await gift.pay()
    const { id, state } = await gift.letter()
    expect(state).toBe('UNWRITTEN')
    await gift.write(written)
    await gift.write(`${written}！`, 1)
    expect(await gift.letter()).toMatchObject({ id, state: 'WITH_TALENT', revision: 2 })
    await answer(id, 2)
    expect(await gift.write('まって', 2)).toMatchObject({
      __typename: 'GiftLetterStateError',
      code: 'ANSWERED',
      text: `${written}！`,
    })
    expect((await gift.letter()).text).toBe(`${written}！`)
  })

  it.each([
    ['', 'EMPTY'],
    [' \u200b\n', 'EMPTY'],
    ['あ'.repeat(201), 'TOO_LONG'],
    ['よる\u0000', 'UNREADABLE'],
    ['a\u202eb', 'UNREADABLE'],
  ])('is refused where it can’t be read: %j', async (text, code) => {
    const gift = await buying()
    expect(await gift.write(text)).toMatchObject({
      __typename: 'GiftLetterTextError',
      field: 'text',
      code,
      maxLength: 200,
    })
    expect((await gift.letter()).state).toBe('UNWRITTEN')
  })

  it('is counted as a person counts, and holds no denied word', async () => {
    const gift = await buying()
    expect((await gift.write('👨‍👩‍👧‍👦'.repeat(200))).__typename).toBe('WriteGiftLetterSuccess')
    expect(await gift.write('電話して 死ね', 1)).toMatchObject({
      __typename: 'TextModerationError',
      field: 'text',
      word: '死ね',
    })
  })

  it('is nobody else’s', async () => {
    const gift = await buying()
    await gift.write(written)
    const other = await desk.buyer()
    const none = { __typename: 'NotFoundError', field: 'checkoutId' }
    expect(await gift.write('わたしの', 1, other)).toMatchObject(none)
    expect((await gift.write('わたしの', 1, null)).__typename).toBe('UnauthenticatedError')
    const elsewhere = { checkoutId: gift.checkoutId, giftId: newId('storeitem') }
    expect(
      await writeLetter(desk.as(gift.fan), { ...elsewhere, text: written, revision: 0 }),
    ).toMatchObject({ __typename: 'NotFoundError', field: 'giftId' })
    expect((await gift.letter()).text).toBe(written)
  })

  it('tells the second of two devices what the first has written', async () => {
    const gift = await buying()
    const texts = ['ひとつめ', 'ふたつめ', 'みっつめ']
    const answers = await Promise.all(texts.map((text) => gift.write(text)))
    const [kept, ...more] = texts.filter(
      (_, at) => answers[at]!.__typename === 'WriteGiftLetterSuccess',
    )
    expect(more).toEqual([])
    const refused = answers.filter(({ __typename }) => __typename !== 'WriteGiftLetterSuccess')
    expect(refused).toHaveLength(2)
    for (const each of refused)
      expect(each).toMatchObject({ code: 'CHANGED', text: kept, revision: 1 })
    // The same once more is what is there already, whichever revision it was sent for.
    expect((await gift.write(kept!)).__typename).toBe('WriteGiftLetterSuccess')
    expect(await gift.letter()).toMatchObject({ text: kept, revision: 1 })
  })

  it('goes on from what was written for a checkout that came to nothing', async () => {
    const gift = await buying()
    await gift.write(written)
    await desk.cancel(gift.fan, gift.checkoutId)
    expect((await gift.letter()).state).toBe('WITHDRAWN')
    expect(await gift.write('まだ', 1)).toMatchObject({ code: 'WITHDRAWN' })
    const again = await desk.ready(gift.fan, gift.giftId)
    const session = (await desk.session(gift.fan, again))!
    expect(await lettersOf(desk.as(gift.fan), session)).toMatchObject([
      { text: null, draft: written },
    ])
  })
})

describe('an answer', () => {
  it('comes once, and the fan is told once where to read it', async () => {
    const gift = await waiting()
    const mails = await mailboxOf(desk.db, gift.fan, desk.now())
    const answers = await Promise.all([1, 2, 3].map(() => answer(gift.id)))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    await expect(answer(gift.id, 1, 'べつの')).rejects.toThrow('other words')
    await desk.runJobs()
    await desk.runJobs()
    const about = (await mails()).filter(({ subject }) => subject.includes('お返事'))
    expect(about).toHaveLength(1)
    expect(about[0]!.body).toContain('/mypage/special-gifts')
    const [found] = await viewerLetters(desk.as(gift.fan))
    expect(answerOf(desk.as(gift.fan), found!)).toMatchObject({
      text: 'ありがとう。',
      picture: null,
    })
    expect(await letterForDesk(desk.db, gift.id)).toMatchObject({ answerText: 'ありがとう。' })
  })

  it('and a change at once: one of them wins, and the other is told', async () => {
    const gift = await waiting()
    const [changed, answered] = await Promise.allSettled([
      gift.write('やっぱり、こちらで', 1),
      answer(gift.id),
    ])
    if (changed.status === 'rejected') throw changed.reason
    const { state, text, revision } = await gift.letter()
    const isAnswered = answered.status === 'fulfilled'
    const told = answered.status === 'rejected' ? String(answered.reason) : 'answered'
    expect(told).toMatch(isAnswered ? 'answered' : 'changed it since')
    expect(changed.value).toMatchObject(
      isAnswered
        ? { code: 'ANSWERED', text: written }
        : { __typename: 'WriteGiftLetterSuccess', letter: { revision: 2 } },
    )
    expect([state, text, revision]).toEqual(
      isAnswered ? ['ANSWERED', written, 1] : ['WITH_TALENT', 'やっぱり、こちらで', 2],
    )
  })

  it('is of the letter that was read, of a paid gift, and can be read', async () => {
    const unpaid = await buying()
    await unpaid.write(written)
    await expect(answer((await unpaid.letter()).id)).rejects.toThrow('not paid')
    const gift = await waiting()
    await gift.write('なおしました', 1)
    await expect(answer(gift.id, 1)).rejects.toThrow('changed it since')
    for (const text of ['', 'あ'.repeat(1001), 'a\u0000'])
      await expect(answer(gift.id, 2, text)).rejects.toThrow('characters that can be read')
    await expect(answer(gift.id, 2, '', Buffer.from('<svg/>'))).rejects.toThrow('no picture')
    await expect(answer(newId('upload'))).rejects.toThrow('no letter')
    expect((await gift.letter()).state).toBe('WITH_TALENT')
  })

  it('shows its picture at an address that ends, until the gift goes back', async () => {
    const gift = await waiting()
    await answer(gift.id, 1, '', photo)
    const [found] = await viewerLetters(desk.as(gift.fan))
    const picture = answerOf(desk.as(gift.fan), found!)!.picture!
    expect(picture).toMatchObject({ width: 40, height: 60 })
    const ask = async (url: string) =>
      (await answerPictures(
        new Request(new URL(url, 'http://localhost')),
        desk.services,
        undefined as never,
      ))!
    const served = await ask(picture.url)
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await ask(`${picture.url}x`)).status).toBe(404)
    expect((await ask('/letter-pictures/..%2fcode.secret')).status).toBe(404)
    await gift.refund()
    expect(await gift.letter()).toMatchObject({ state: 'WITHDRAWN' })
    expect(answerOf(desk.as(gift.fan), await gift.letter())).toBeNull()
    expect(await viewerLetters(desk.as(gift.fan))).toEqual([])
    expect((await ask(picture.url)).status).toBe(404)
  })
})

it('a refund takes the letter back: nobody answers it, nobody changes it', async () => {
  const gift = await waiting()
  await gift.refund()
  await expect(answer(gift.id)).rejects.toThrow('went back')
  expect(await gift.write('まだ', 1)).toMatchObject({ code: 'WITHDRAWN' })
  expect(await waitingLetters(desk.db)).not.toContainEqual(expect.objectContaining({ id: gift.id }))
})
