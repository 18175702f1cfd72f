import { addDays } from '#rules/day.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cards } from '../checkout/testing.checkout.ts'
import { openClub } from './testing.ts'

let club: Awaited<ReturnType<typeof openClub>>
beforeAll(async () => {
  club = await openClub()
})
afterAll(() => club.close())

/** A member whose card does this when it is to renew. */
async function due(scenario: Parameters<typeof club.turn>[1]) {
  const member = await club.member(cards.pays)
  await club.mails(member.fan)
  await club.turn(member.id, scenario)
  const { periodEnd } = await club.one(member.id)
  club.goTo(periodEnd)
  await club.bill()
  return { ...member, periodEnd }
}
const last = async (fan: string) => (await club.invoicesOf(fan)).at(-1)!
describe('a bill that is declined', () => {
  it('is tried on days 1, 3 and 7, each told, and then it ends', async () => {
    const { fan, id, periodEnd } = await due('declines')
    const subjects = (await club.mails(fan)).map(({ subject }) => subject)
    expect(await last(fan)).toMatchObject({ state: 'FAILED', failure: 'DECLINED' })
    expect(await club.one(id)).toMatchObject({ state: 'PAST_DUE', period: 1 })
    const tries: number[] = []
    for (let hours = 8; hours < 9 * 24; hours += 8) {
      const known = (await club.attemptsOf(fan)).length
      club.goTo(new Date(periodEnd.getTime() + hours * 60 * 60_000))
      await club.bill()
      if ((await club.attemptsOf(fan)).length === known) continue
      tries.push(hours / 24)
      subjects.push((await club.mails(fan)).at(-1)!.subject)
    }
    expect(tries).toEqual([1, 3, 7])
    expect(await club.one(id)).toMatchObject({ state: 'ENDED', end: 'UNPAID' })
    expect(await last(fan)).toMatchObject({ state: 'VOID' })
    expect(subjects).toEqual([
      ...Array.from({ length: 3 }, () => expect.stringContaining('お支払いができませんでした')),
      expect.stringContaining('終了しました'),
    ])
    expect(await club.faults()).toEqual([])
  })

  it('brings the period that it is for where a later try is paid', async () => {
    const { fan, id, periodEnd } = await due('insufficient_funds')
    expect(await last(fan)).toMatchObject({ failure: 'LIMIT' })
    await club.turn(id, 'pays')
    club.goTo(addDays(periodEnd, 3))
    await club.bill()
    expect(await club.one(id)).toMatchObject({
      state: 'ACTIVE',
      period: 2,
      periodStart: periodEnd,
    })
    expect(await club.faults()).toEqual([])
  })

  it('is paid by hand, once, however often that is pressed', async () => {
    const { fan, id } = await due('declines')
    const invoice = await last(fan)
    expect(await club.payNow(fan, invoice.id)).toMatchObject({
      invoice: { state: 'FAILED', failure: 'DECLINED' },
    })
    await club.turn(id, 'pays')
    const answers = await Promise.all(Array.from({ length: 5 }, () => club.payNow(fan, invoice.id)))
    expect(answers.map((answer) => answer.__typename)).toContain('PaySubscriptionInvoiceSuccess')
    expect(await last(fan)).toMatchObject({ state: 'PAID' })
    expect(await club.one(id)).toMatchObject({ state: 'ACTIVE', period: 2 })
    expect(await club.payNow(fan, invoice.id)).toMatchObject({ code: 'PAID' })
    const paid = (await club.attemptsOf(fan)).filter(({ state }) => state === 'CAPTURED')
    expect(paid).toHaveLength(2)
    expect(await club.faults()).toEqual([])
  })

  it('ends at once where it is cancelled then', async () => {
    const { fan, id, periodEnd } = await due('declines')
    expect(await club.cancelOne(fan, id)).toMatchObject({
      subscription: { state: 'ENDED', end: 'CANCELED' },
    })
    expect(await club.payNow(fan, (await last(fan)).id)).toMatchObject({ code: 'ENDED' })
    await club.turn(id, 'pays')
    club.goTo(addDays(periodEnd, 8))
    await club.bill()
    expect(await club.attemptsOf(fan)).toHaveLength(2)
    expect(await club.faults()).toEqual([])
  })
})

describe('a bill that the bank asks about', () => {
  it('waits for the fan, who is told once, and is paid when they answer', async () => {
    const { fan, id, periodEnd } = await due('asks_always')
    const [mail] = await club.mails(fan)
    expect(mail?.body).toContain(`/settings/subscription-invoice/${(await last(fan)).id}`)
    expect(await last(fan)).toMatchObject({ state: 'CHALLENGE' })
    expect(await club.one(id)).toMatchObject({ state: 'PAST_DUE' })
    club.goTo(addDays(periodEnd, 5))
    await club.bill()
    expect(await club.mails(fan)).toEqual([mail])
    await club.answerBank(fan, 'yes')
    expect(await last(fan)).toMatchObject({ state: 'PAID' })
    expect(await club.one(id)).toMatchObject({ state: 'ACTIVE', period: 2 })
    expect(await club.faults()).toEqual([])
  })

  it('ends where nobody answers', async () => {
    const { fan, id, periodEnd } = await due('asks_always')
    club.goTo(addDays(periodEnd, 7))
    await club.sweep()
    expect(await last(fan)).toMatchObject({ state: 'VOID', failure: 'EXPIRED' })
    expect(await club.one(id)).toMatchObject({ state: 'ENDED', end: 'UNPAID' })
    expect(await club.faults()).toEqual([])
  })

  it('takes nothing any more once it was cancelled', async () => {
    const { fan, id } = await due('asks_always')
    expect(await club.cancelOne(fan, id)).toMatchObject({ subscription: { state: 'ENDED' } })
    expect(await last(fan)).toMatchObject({ state: 'VOID' })
    const open = (await club.attemptsOf(fan)).filter(({ settledAt }) => settledAt === null)
    expect(open).toEqual([])
    expect(await club.faults()).toEqual([])
  })
})
