import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeBack } from '../checkout/service.ts'
import { cards } from '../checkout/testing.checkout.ts'
import { notificationsOf, subscriptionOf } from '../notification/reading.ts'
import { complete } from '../payments/service.ts'
import { openClub } from './testing.ts'

let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  club = await openClub()
})
afterAll(() => club.close())

/** What stands under a fan's bell, the latest first. */
const bellOf = (fan: string) =>
  notificationsOf(club.as(fan), { fanId: fan }, { side: 'after', key: undefined, size: 20 })
const kindsOf = async (fan: string) => (await bellOf(fan)).map(({ kind }) => kind)
const subjectsOf = async (fan: string) => (await club.mails(fan)).map(({ subject }) => subject)

it('a membership that begins is told once, whoever hears that it is paid', async () => {
  const [fan, item] = [await club.adult(), await club.membership()]
  const session = await club.begin(fan, item, 980, 'CARD')
  await club.typeCard(fan, session, cards.pays)
  const { id } = await club.attempt(fan, session)
  await Promise.all(Array.from({ length: 4 }, () => complete(club.as(null), id)))
  const [mail, ...more] = await club.mails(fan)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('ようこそ')
  expect(mail?.body).toContain('¥980')
  const rows = await bellOf(fan)
  expect(rows.map(({ kind }) => kind)).toEqual(['SUBSCRIPTION_BEGUN'])
  expect(await subscriptionOf(club.as(fan), rows[0]!)).toMatchObject({ fanId: fan, itemId: item })
  expect(await subscriptionOf(club.as(await club.adult()), rows[0]!)).toBeNull()
})

it('one that is renewed is told once a period, with what was charged and what comes next', async () => {
  const { fan, id } = await club.member(cards.pays)
  await club.mails(fan)
  club.goTo((await club.one(id)).periodEnd)
  await Promise.all([club.bill(), club.bill()])
  const [mail, ...more] = await club.mails(fan)
  expect(more).toEqual([])
  expect(mail?.subject).toContain('更新しました')
  expect(mail?.body).toContain('¥980')
  club.goTo((await club.one(id)).periodEnd)
  await Promise.all([club.bill(), club.bill()])
  const renewed = 'SUBSCRIPTION_RENEWED'
  expect(await kindsOf(fan)).toEqual([renewed, renewed, 'SUBSCRIPTION_BEGUN'])
})

it('one that is canceled is told when it is, however often that is pressed, and when it ends', async () => {
  const { fan, id } = await club.member(cards.pays)
  await Promise.all([1, 2, 3].map(() => club.cancelOne(fan, id)))
  const subjects = await subjectsOf(fan)
  expect(subjects.filter((subject) => subject.includes('解約を受け付けました'))).toHaveLength(1)
  club.goTo((await club.one(id)).periodEnd)
  await Promise.all([club.bill(), club.bill()])
  expect(await subjectsOf(fan)).toEqual([expect.stringContaining('終了しました')])
  expect((await club.mails(fan))[0]?.body).toContain('解約のお申し込みのとおり')
  expect(await kindsOf(fan)).toEqual([
    'SUBSCRIPTION_ENDED',
    'SUBSCRIPTION_CANCELED',
    'SUBSCRIPTION_BEGUN',
  ])
})

it('one that can’t be charged stands under the bell once a period, until it ends', async () => {
  const { fan, id } = await club.member(cards.pays)
  await club.turn(id, 'declines')
  const { periodEnd } = await club.one(id)
  for (const days of [0, 1, 3, 7]) {
    club.goTo(new Date(periodEnd.getTime() + days * 24 * 60 * 60_000))
    await club.bill()
  }
  expect(await club.one(id)).toMatchObject({ end: 'UNPAID' })
  expect(await kindsOf(fan)).toEqual([
    'SUBSCRIPTION_ENDED',
    'SUBSCRIPTION_UNPAID',
    'SUBSCRIPTION_BEGUN',
  ])
})

it('one whose payment is refunded is told as both: the yen and its end', async () => {
  const { fan, id } = await club.member(cards.pays)
  const [invoice] = await club.invoicesOf(fan)
  await club.db.transaction((db) =>
    takeBack(
      { ...club.as(null), db },
      { orderId: invoice!.orderId!, reason: 'SUPPORT', spent: 'LET_GO', at: club.now() },
    ),
  )
  expect(await club.one(id)).toMatchObject({ end: 'REFUNDED' })
  const subjects = await subjectsOf(fan)
  for (const said of ['返金します', '終了しました'])
    expect(subjects.filter((subject) => subject.includes(said))).toHaveLength(1)
  expect((await kindsOf(fan)).toSorted()).toEqual(
    ['REFUND', 'SUBSCRIPTION_BEGUN', 'SUBSCRIPTION_ENDED'].toSorted(),
  )
})
