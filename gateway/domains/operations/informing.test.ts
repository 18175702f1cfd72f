import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { audit } from '../../platform/database/audit.ts'
import { openCommunity } from '../chat/testing.ts'
import { invariants } from '../information/invariants.ts'
import {
  appealWarning,
  claimReceivedPresent,
  readReceivedInformations,
  receivedOf,
} from '../information/received.ts'
import { unreadCount } from '../information/service.ts'
import { receivedInformation } from '../information/tables.ts'
import { balancesOf } from '../ledger/service.ts'
import {
  answerAppealOf,
  approvePresent,
  askPresent,
  declinePresent,
  sendCampaignTo,
  warnFan,
  type OperatorContext,
} from './service.ts'

let stage: Awaited<ReturnType<typeof openCommunity>>
let context: OperatorContext
beforeAll(async () => {
  stage = await openCommunity()
  context = stage.as(null)
})
afterAll(() => stage.close())

const sato = { who: '佐藤', why: '放送が止まったおわび' }
const suzuki = { who: 'Suzuki', why: '内容を確認' }
const words = {
  title: { ja: 'お届けです', en: 'For you' },
  body: { ja: 'いつも聴いてくれて、ありがとう。', en: 'Thank you for listening.' },
}
const present = (amount: number, kind = 'COIN') => ({ ...words, present: { kind, amount } })
const warning = { ...words, reason: 'SPAM' }
const answer = { answer: { ja: 'ご指摘のとおりでした。', en: 'You were right.' } }

const received = (fan: string | null) => receivedOf(stage.as(fan))
const coins = async (fan: string) =>
  (await balancesOf(stage.db, fan, stage.as(null).now())).get('COIN')?.free ?? 0
const claim = (fan: string | null, receivedId: string) =>
  claimReceivedPresent(stage.as(fan), { receivedId })
async function gift(fan: string, amount = 100): Promise<string> {
  const { act } = await askPresent(context, fan, present(amount), sato)
  return (await approvePresent(context, act.id, suzuki)).receivedId!
}
async function warned(fan: string): Promise<string> {
  return (await warnFan(context, fan, warning, sato)).act.details.receivedId!
}

it('a present takes two people, and is the fan’s once approved', async () => {
  const fan = await stage.fan()
  const { act } = await askPresent(context, fan, present(100), sato)
  expect((await askPresent(context, fan, present(100), sato)).isNew).toBe(false)
  expect(await received(fan)).toEqual([])
  await approvePresent(context, act.id, suzuki)
  expect(await received(fan)).toHaveLength(1)
  const again = await askPresent(context, fan, present(50), sato)
  await expect(approvePresent(context, again.act.id, { ...sato, who: '佐藤 ' })).rejects.toThrow(
    'somebody else approves',
  )
  await declinePresent(context, again.act.id, suzuki)
  expect(await received(fan)).toHaveLength(1)
})

it('a present is received once, however often it is claimed at once', async () => {
  const fan = await stage.fan()
  const id = await gift(fan)
  const before = await coins(fan)
  const answers = await Promise.all(Array.from({ length: 50 }, () => claim(fan, id)))
  expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(
    new Set(['ClaimReceivedPresentSuccess']),
  )
  expect(await coins(fan)).toBe(before + 100)
})

it('what reaches one fan is nobody else’s', async () => {
  const [fan, other] = [await stage.fan(), await stage.fan()]
  const [id, warningId] = [await gift(fan), await warned(fan)]
  const none = { __typename: 'NotFoundError', field: 'receivedId' }
  expect([await received(other), await received(null)]).toEqual([[], []])
  expect(await claim(other, id)).toEqual(none)
  expect(await claim(other, 'received_made_up')).toEqual(none)
  expect(await claim(null, id)).toEqual({ __typename: 'UnauthenticatedError' })
  const appeal = { receivedId: warningId, text: '私ではありません' }
  expect(await appealWarning(stage.as(other), appeal)).toEqual(none)
  expect(await readReceivedInformations(stage.as(other), { receivedIds: [id] })).toMatchObject({
    __typename: 'NotFoundError',
  })
})

it('is unread until it is seen', async () => {
  const fan = await stage.fan()
  const unread = () => unreadCount(stage.as(fan), stage.communityId)
  const before = await unread()
  const id = await gift(fan)
  await sendCampaignTo(
    context,
    fan,
    { ...words, link: { path: '/store', label: words.title } },
    sato,
  )
  expect(await unread()).toBe(before + 2)
  const receivedIds = (await received(fan)).map((each) => each.id)
  await readReceivedInformations(stage.as(fan), { receivedIds })
  expect(await unread()).toBe(before)
  expect((await received(fan)).every(({ readAt }) => readAt !== null)).toBe(true)
  expect(receivedIds).toContain(id)
})

it('waits for thirty days', async () => {
  const fan = await stage.fan()
  const [early, late] = [await gift(fan, 10), await gift(fan, 10)]
  stage.pass(30 * 24 * 60 * 60 - 60)
  expect(await claim(fan, early)).toMatchObject({ __typename: 'ClaimReceivedPresentSuccess' })
  stage.pass(60)
  expect(await claim(fan, late)).toMatchObject({ code: 'EXPIRED' })
  expect(await claim(fan, early)).toMatchObject({ __typename: 'ClaimReceivedPresentSuccess' })
})

it('holds so much, and a month’s presents so much together', async () => {
  const fan = await stage.fan()
  const ask = (document: unknown) => askPresent(context, fan, document, sato)
  await expect(ask(present(3001))).rejects.toThrow('¥3000 at most')
  await expect(ask(present(11, 'TREASURE_MACHINE_TICKET'))).rejects.toThrow('¥3000 at most')
  await expect(ask(present(0))).rejects.toThrow('no amount')
  await stage.db
    .update(receivedInformation)
    .set({ worthYen: 99_000, at: stage.as(null).now() })
    .where(eq(receivedInformation.id, await gift(fan, 1)))
  await expect(ask(present(1001))).rejects.toThrow('budget ¥1000 are left')
  const { act } = await ask(present(1000))
  const other = await stage.fan()
  const theirs = await askPresent(context, other, present(1000), sato)
  await approvePresent(context, act.id, suzuki)
  await expect(approvePresent(context, theirs.act.id, suzuki)).rejects.toThrow('budget')
  expect(await received(other)).toEqual([])
  await declinePresent(context, theirs.act.id, suzuki)
  stage.pass(31 * 24 * 60 * 60)
  await gift(other, 1001)
})

it.each([
  ['nothing', null],
  ['no words', { present: { kind: 'COIN', amount: 1 } }],
  ['one language', { ...present(1), title: { ja: 'お届けです' } }],
  ['another kind', present(1, 'YEN')],
  ['words for an amount', { ...words, present: { kind: 'COIN', amount: '1' } }],
])('refuses a file of %s', async (_, document) => {
  await expect(askPresent(context, await stage.fan(), document, sato)).rejects.toThrow()
})

it('leads to addresses of the app alone, and to fans who have joined', async () => {
  const fan = await stage.fan()
  for (const path of ['https://elsewhere.example', '//elsewhere.example', 'store', '/a b'])
    await expect(
      sendCampaignTo(context, fan, { ...words, link: { path, label: words.title } }, sato),
    ).rejects.toThrow('an address of the app')
  await expect(warnFan(context, 'user_made_up', warning, sato)).rejects.toThrow('There is no fan')
  await expect(warnFan(context, fan, { ...warning, reason: 'RUDE' }, sato)).rejects.toThrow(
    'reason is one of',
  )
})

it('a warning is appealed once, and answered once', async () => {
  const fan = await stage.fan()
  const receivedId = await warned(fan)
  const appeal = (text: string) => appealWarning(stage.as(fan), { receivedId, text })
  await expect(
    answerAppealOf(context, receivedId, { isLifted: true, document: answer }, suzuki),
  ).rejects.toThrow('No appeal waits')
  expect(await appeal(' 　')).toMatchObject({ code: 'EMPTY', field: 'text' })
  expect(await appeal('あ'.repeat(1001))).toMatchObject({ code: 'TOO_LONG', maxLength: 1000 })
  expect(await appeal('宣伝ではなく、落とし物のお知らせです。')).toMatchObject({
    __typename: 'AppealWarningSuccess',
  })
  expect(await appeal('宣伝ではなく、落とし物のお知らせです。')).toMatchObject({
    __typename: 'AppealWarningSuccess',
  })
  expect(await appeal('やはり')).toMatchObject({ code: 'APPEALED' })
  const lift = () =>
    answerAppealOf(context, receivedId, { isLifted: true, document: answer }, suzuki)
  await lift()
  expect((await received(fan))[0]).toMatchObject({ isLifted: true, answer: answer.answer })
  await expect(lift()).rejects.toThrow('answered before')
})

it('a warning can be appealed for fourteen days', async () => {
  const fan = await stage.fan()
  const receivedId = await warned(fan)
  stage.pass(14 * 24 * 60 * 60)
  expect(await appealWarning(stage.as(fan), { receivedId, text: '違います' })).toMatchObject({
    code: 'EXPIRED',
  })
})

it('keeps its promises', async () => {
  expect(await audit(stage.ownerUrl, invariants)).toEqual(
    invariants.map(({ name }) => ({ name, violations: [] })),
  )
})
