import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { inboxMessage } from '../../platform/mail/tables.ts'
import { takeBack, type TakingBack } from '../checkout/service.ts'
import { purchaseIdOf } from '../checkout/tables.ts'
import { cards, openCheckoutFixture } from '../checkout/testing.checkout.ts'
import { sessionOf } from '../checkout/testing.ts'
import {
  setNotificationKind,
  notificationsOf,
  purchaseOf,
  unreadCountOf,
} from '../notification/reading.ts'
import { complete, findAttempt } from '../payments/service.ts'
import { specialGift } from '../special-gift/tables.ts'
import { user } from '../user/tables.ts'
import { sendDelivery } from '../delivery/service.ts'
import { realGoodsDelivery, type DestinationRow } from '../delivery/tables.ts'
import { mailboxOf } from '../user/testing.ts'
import { noticeJobs } from './jobs.ts'

let till: Awaited<ReturnType<typeof openCheckoutFixture>>
beforeAll(async () => {
  till = await openCheckoutFixture()
})
afterAll(() => till.close())

/** A fan with an address, and what reaches them: their mails, and what stands under their bell, the latest first. */
async function reader() {
  const fan = await till.adult()
  const mails = await mailboxOf(till.db, fan, till.now())
  return { fan, mails, bell: () => bellOf(fan) }
}

async function bellOf(fan: string) {
  const page = { side: 'after' as const, key: undefined, size: 20 }
  return notificationsOf(till.as(fan), { fanId: fan }, page)
}

/** What came to an address that is nobody's account. */
const mailsTo = (recipient: string) =>
  till.db.select().from(inboxMessage).where(eq(inboxMessage.recipient, recipient))

const kindsOf = (rows: readonly { kind: string }[]) => rows.map(({ kind }) => kind)

/** Confirms a checkout to be paid at a store; its number goes to this address. */
async function slipFor(fan: string, email: string, priceYen = 1_650) {
  const item = await till.item({ priceYen, stock: 11 })
  const id = await till.ready(fan, item, 1, 'KONBINI')
  sessionOf(await till.pay(fan, id, priceYen, 'once', { email }))
  return { id, attempt: await till.attempt(fan, id) }
}

describe('an order that is paid', () => {
  it('is told by one mail and one entry, whoever hears of it and however often', async () => {
    const { fan, mails, bell } = await reader()
    const id = await till.begin(fan, await till.item({ priceYen: 1_650 }), 1_650, 'CARD')
    await till.typeCard(fan, id, cards.pays)
    const { id: attemptId } = await till.attempt(fan, id)
    await Promise.all(Array.from({ length: 5 }, () => complete(till.as(null), attemptId)))
    await till.runJobs()
    await complete(till.as(null), attemptId)
    await till.runJobs()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    const { number } = await till.order(fan, id)
    const purchaseId = purchaseIdOf(id)
    expect(mail!.subject).toContain(number)
    for (const said of ['¥1,650', '¥150', purchaseId]) expect(mail!.body).toContain(said)
    const rows = await bell()
    expect(kindsOf(rows)).toEqual(['ORDER_PAID'])
    expect(await purchaseOf(till.as(fan), rows[0]!)).toMatchObject({ id: purchaseId })
    expect(await unreadCountOf(till.as(fan), { fanId: fan })).toBe(1)
  })

  it('is told in the fan’s language, with coins as coins', async () => {
    const { fan, mails } = await reader()
    await till.give(fan, 1_000)
    const id = await till.ready(fan, await till.item({ priceYen: null, priceCoins: 1_000 }))
    sessionOf(await till.confirm(fan, id, 1_000, 300))
    await till.db.update(user).set({ language: 'en' }).where(eq(user.id, fan))
    await till.runJobs()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail!.body).toContain('1,000 coins')
    expect(mail!.subject).toMatch(/^Your .* order/)
    expect(mail!.body).toMatch(/^Hi /)
    expect(mail!.body).not.toMatch(/¥|tax/i)
  })

  it('asks for an address where a parcel waits for one', async () => {
    const { fan, mails } = await reader()
    const item = await till.item({ kind: 'GOODS', priceYen: 1_650 })
    const id = await till.begin(fan, item, 1_650, 'CARD')
    await till.typeCard(fan, id, cards.pays)
    await till.look(fan, id)
    await till.runJobs()
    expect((await mails())[0]!.body).toMatch(/お届け先を教えてください[^]*\/delivery\/delivery_/)
  })

  it('leads to what it opens, and says what is closed once it goes back', async () => {
    const { fan, mails } = await reader()
    const itemId = await till.item({ kind: 'DIGITAL', priceYen: 1_650 })
    await till.db.insert(specialGift).values({
      id: newId('specialgift'),
      itemId,
      position: 1,
      name: { ja: '七つの曲', en: 'Seven tunes' },
      content: { kind: 'SOUND', tracks: [] },
    })
    const id = await till.begin(fan, itemId, 1_650, 'CARD')
    await till.typeCard(fan, id, cards.pays)
    await till.look(fan, id)
    await till.runJobs()
    const [paid] = await mails()
    expect(paid!.body).toMatch(/買った作品をひらく\n\S+\/mypage\/special-gifts/)
    const order = await till.order(fan, id)
    const back = { orderId: order.id, reason: 'SUPPORT', spent: 'LET_GO', at: till.now() } as const
    const takeFrom = (amountYen?: number) =>
      till.db.transaction((db) => takeBack({ ...till.as(null), db }, { ...back, amountYen }))
    const closed = '「ライブラリ」ではもうひらけません'
    // An allowance closes nothing.
    await takeFrom(150)
    await till.runJobs()
    const toldOf = async (yen: string) =>
      (await mails()).find(({ subject }) => subject.includes(`${yen}を返金`))!.body
    expect(await toldOf('¥150')).not.toContain(closed)
    await takeFrom()
    await till.runJobs()
    expect(await toldOf('¥1,500')).toContain(closed)
  })

  it('is told under the bell alone where the fan has no address', async () => {
    const fan = await till.adult()
    const id = await till.begin(fan, await till.item({ priceYen: 1_650 }), 1_650, 'CARD')
    await till.typeCard(fan, id, cards.pays)
    await till.look(fan, id)
    await till.runJobs()
    expect(kindsOf(await bellOf(fan))).toEqual(['ORDER_PAID'])
    expect(await mailsTo(`${fan}@example.com`)).toEqual([])
  })

  it('is mailed once where a process died before it could write down that it was', async () => {
    const { fan, mails } = await reader()
    await till.give(fan, 1_000)
    const id = await till.ready(fan, await till.item({ priceYen: null, priceCoins: 500 }))
    sessionOf(await till.confirm(fan, id, 500, 300))
    const subjectId = purchaseIdOf(id)
    const context = { ...till.as(null), signal: new AbortController().signal }
    const again = { fanId: fan, kind: 'ORDER_PAID', subjectId } as const
    await noticeJobs.mailPurchaseNotice!.run(context, again)
    await till.runJobs()
    expect(await mails()).toHaveLength(1)
  })

  it('is told whatever the fan has switched off', async () => {
    const { fan, bell } = await reader()
    await setNotificationKind(till.as(fan), { kind: 'ORDER_PAID', isOn: false })
    await till.give(fan, 1_000)
    const id = await till.ready(fan, await till.item({ priceYen: null, priceCoins: 500 }))
    sessionOf(await till.confirm(fan, id, 500, 300))
    expect(kindsOf(await bell())).toEqual(['ORDER_PAID'])
  })

  it('shows nobody else’s purchase under a bell', async () => {
    const { fan, bell } = await reader()
    await till.give(fan, 1_000)
    const id = await till.ready(fan, await till.item({ priceYen: null, priceCoins: 500 }))
    sessionOf(await till.confirm(fan, id, 500, 300))
    const [row] = await bell()
    expect(await purchaseOf(till.as(await till.adult()), row!)).toBeNull()
  })
})

describe('a number for a store', () => {
  it('goes once to the address that was named for it, which is told nothing of who the fan is', async () => {
    const { fan, mails, bell } = await reader()
    const email = `${fan}.slip@example.com`
    const { id, attempt } = await slipFor(fan, email)
    await Promise.all(Array.from({ length: 5 }, () => complete(till.as(null), attempt.id)))
    await till.runJobs()
    await till.look(fan, id)
    await till.runJobs()
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(await mails()).toEqual([])
    const { step } = (await findAttempt(till.db, attempt.id))!
    if (step?.__typename !== 'KonbiniStep') throw new Error('it has no number')
    expect(step.stores.length).toBeGreaterThan(0)
    for (const { paymentCode } of step.stores) expect(mail!.body).toContain(paymentCode)
    expect(mail!.subject).toMatch(/22:59/)
    // Its phone number is what the machines ask for; nothing else names anybody.
    expect(mail!.body).not.toMatch(/オウエン|ためしさん/)
    expect(kindsOf(await bell())).toEqual(['SLIP_ISSUED'])
  })

  it('is mailed no more once it is paid', async () => {
    const { fan, mails } = await reader()
    const email = `${fan}.slip@example.com`
    const { id } = await slipFor(fan, email)
    await till.payCash(fan, id)
    await till.look(fan, id)
    await till.runJobs()
    expect(await mailsTo(email)).toEqual([])
    expect(await mails()).toHaveLength(1)
  })

  it('that nobody paid in time is told once, and one that was given up is not', async () => {
    const late = await reader()
    const { id, attempt } = await slipFor(late.fan, `${late.fan}.slip@example.com`)
    const left = await reader()
    const given = await slipFor(left.fan, `${left.fan}.slip@example.com`)
    sessionOf(await till.cancel(left.fan, given.id))
    await till.runJobs()
    till.pass(4 * 24 * 60 * 60)
    await Promise.all([1, 2, 3].map(() => till.sweep()))
    await till.sweep()
    await till.runJobs()
    expect(await findAttempt(till.db, attempt.id)).toMatchObject({ failure: 'EXPIRED' })
    expect(await till.session(late.fan, id)).toMatchObject({ state: 'EXPIRED' })
    const [mail, ...more] = await late.mails()
    expect(more).toEqual([])
    expect(mail!.body).toContain('ストアからもう一度ご注文いただけます')
    expect(kindsOf(await late.bell())).toEqual(['SLIP_EXPIRED', 'SLIP_ISSUED'])
    expect(kindsOf(await left.bell())).toEqual(['SLIP_ISSUED'])
    expect(await left.mails()).toEqual([])
  })
})

describe('what goes back', () => {
  const takeBackOf = (orderId: string, more: Partial<TakingBack> = {}) =>
    till.db.transaction((db) =>
      takeBack(
        { ...till.as(null), db },
        { orderId, reason: 'SUPPORT', spent: 'LET_GO', at: till.now(), ...more },
      ),
    )
  const refundsOf = (mails: readonly { subject: string; body: string }[]) =>
    mails.filter(({ subject }) => subject.includes('返金'))

  /** An order of two pieces that this card, or cash, has paid. */
  async function bought(method: 'CARD' | 'KONBINI') {
    const told = await reader()
    const item = await till.item({ kind: 'DIGITAL', priceYen: 1_650 })
    const id = await till.begin(told.fan, item, 1_650, method)
    if (method === 'CARD') await till.typeCard(told.fan, id, cards.pays)
    else await till.payCash(told.fan, id)
    await till.look(told.fan, id)
    await till.runJobs()
    return { ...told, id, order: await till.order(told.fan, id) }
  }

  it('is told once a time: how much, and how it comes back', async () => {
    const { id, order, mails, bell } = await bought('CARD')
    await takeBackOf(order.id, { amountYen: 150 })
    await takeBackOf(order.id)
    for (const _ of [1, 2]) await till.runJobs()
    const told = refundsOf(await mails())
    expect(told.map(({ subject }) => /¥[\d,]+/.exec(subject)?.[0]).toSorted()).toEqual([
      '¥1,500',
      '¥150',
    ])
    for (const { body } of told) {
      expect(body).toContain('お支払いのカード')
      expect(body).toContain(purchaseIdOf(id))
    }
    const rows = await bell()
    expect(kindsOf(rows)).toEqual(['REFUND', 'REFUND', 'ORDER_PAID'])
    expect((await purchaseOf(till.as(rows[0]!.fanId), rows[0]!))?.order?.id).toBe(order.id)
  })

  it('by bank asks for the account instead, once, and tells when it is sent', async () => {
    const { order, mails, bell } = await bought('KONBINI')
    await takeBackOf(order.id)
    for (const _ of [1, 2, 3]) await till.runJobs()
    const [mail, ...more] = refundsOf(await mails())
    expect(more).toEqual([])
    expect(mail!.body).toMatch(/振込先を知らせる\n\S+\/settings\/store\/refunds\/refund_/)
    const asked = ['REFUND_ACCOUNT_WANTED', 'ORDER_PAID', 'SLIP_ISSUED']
    expect(kindsOf(await bell())).toEqual(asked)
    for (const _ of [1, 2]) await till.transfer({ id: order.attemptId! })
    await till.runJobs()
    const sent = (await mails()).filter(({ subject }) => subject.includes('お振り込みしました'))
    expect(sent.map(({ subject }) => /¥[\d,]+/.exec(subject)?.[0])).toEqual(['¥1,650'])
    expect(kindsOf(await bell())).toEqual(['REFUND', ...asked])
  })

  it('as coins is told as coins, and what a bank has taken by nobody', async () => {
    const { fan, mails, bell } = await reader()
    await till.give(fan, 1_000)
    const item = await till.item({ kind: 'DIGITAL', priceYen: null, priceCoins: 500 })
    const id = await till.ready(fan, item)
    sessionOf(await till.confirm(fan, id, 500, 300))
    await takeBackOf((await till.order(fan, id)).id)
    const card = await bought('CARD')
    await takeBackOf(card.order.id, { reason: 'CHARGEBACK' })
    await till.runJobs()
    const [mail, ...more] = refundsOf(await mails())
    expect(more).toEqual([])
    expect(mail!.body).toContain('コイン500枚')
    expect(kindsOf(await bell())).toEqual(['REFUND', 'ORDER_PAID'])
    expect(refundsOf(await card.mails())).toEqual([])
    expect(kindsOf(await card.bell())).toEqual(['ORDER_PAID'])
  })

  it('since another payment was first is told as that', async () => {
    const { fan, mails, bell } = await reader()
    const { id, attempt: slip } = await slipFor(fan, `${fan}.slip@example.com`, 2_000)
    sessionOf(await till.choose(fan, id, 'CARD'))
    sessionOf(await till.pay(fan, id, 2_000, 'by-card'))
    await till.payLate(slip)
    await till.typeCard(fan, id, cards.pays)
    await till.look(fan, id)
    for (const _ of [1, 2]) await till.runJobs()
    const [mail, ...more] = refundsOf(await mails())
    expect(more).toEqual([])
    expect(mail!.body).toMatch(/全額をお返しします[^]*¥2,000[^]*お支払いのカード/)
    expect(kindsOf(await bell())).toEqual(['REFUND', 'ORDER_PAID', 'SLIP_ISSUED'])
  })
})

it('a parcel is told of under the bell, and leads to its purchase', async () => {
  const { fan, bell } = await reader()
  const item = await till.item({ kind: 'GOODS', priceYen: 1_650 })
  const id = await till.begin(fan, item, 1_650, 'CARD')
  await till.typeCard(fan, id, cards.pays)
  await till.look(fan, id)
  const order = await till.order(fan, id)
  const [parcel] = await till.db
    .update(realGoodsDelivery)
    .set({ state: 'PREPARING', destination: {} as DestinationRow })
    .where(eq(realGoodsDelivery.orderId, order.id))
    .returning()
  const sent = { id: parcel!.id, carrier: 'ヤマト運輸', trackingNumber: '1234', now: till.now() }
  const send = () => till.db.transaction((db) => sendDelivery({ ...till.as(null), db }, sent))
  expect((await Promise.all([send(), send()])).toSorted()).toEqual([false, true])
  const [row] = await bell()
  expect(row?.kind).toBe('PARCEL_SENT')
  expect((await purchaseOf(till.as(fan), row!))?.order?.id).toBe(order.id)
})
