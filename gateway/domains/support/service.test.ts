import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { createFan, setStage, type TestContext } from '../sign-up/testing.ts'
import type { SendInquiryInput } from '../types.generated.ts'
import { answerInquiry, inquiryForDesk, waitingInquiries } from './service.ts'
import { inquiriesOf, inquiryNumbered } from './reading.ts'
import { sendInquiry } from './sending.ts'
import { inquiry, inquiryAnswer } from './tables.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

const asked = (over: Partial<SendInquiryInput> = {}): SendInquiryInput => ({
  topic: 'GOODS',
  text: '箱がつぶれていました。',
  idempotencyKey: randomUUID(),
  ...over,
})

/** Somebody with a browser, at an address of their own: a fan with this mailbox, or a guest. */
async function somebody(requester: string, mailbox?: string) {
  const browser = stage.browser(requester)
  const id = mailbox === undefined ? null : await createFan(stage, browser, mailbox)
  return { id, browser, send: (input: SendInquiryInput) => sendInquiry(browser.request(), input) }
}

function numberOf(answer: Awaited<ReturnType<typeof sendInquiry>>): string {
  if (answer.__typename !== 'SendInquirySuccess') throw new Error(answer.__typename)
  return answer.inquiry.number
}

const reply = (number: string, text: string) =>
  stage.db.transaction(async (transaction) => {
    const found = await inquiryForDesk(transaction, number)
    const desk = { jobs: stage.jobs, tenantId: 'red', now: stage.now() }
    return answerInquiry(transaction, desk, found!.inquiry.id, text)
  })

describe('a question of a fan', () => {
  it('gets one receipt, however often it comes, and its answer, both by mail and on their page', async () => {
    const fan = await somebody('203.0.113.20', 'asks@example.com')
    const input = asked({ replyTo: 'else@example.com' })
    const answers = await Promise.all([1, 2, 3].map(() => fan.send(input)))
    const number = numberOf(answers[0]!)
    expect(number).toMatch(/^S-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(answers.map(numberOf))).toEqual(new Set([number]))
    const receipts = async () =>
      (await stage.inbox('asks@example.com')).filter(({ subject }) => subject.includes(number))
    expect(await receipts()).toHaveLength(1)
    expect(await stage.inbox('else@example.com')).toEqual([])
    const context = fan.browser.request()
    expect(await inquiryNumbered(context, number.toLowerCase())).toMatchObject({ answeredAt: null })

    stage.pass(60)
    expect(await reply(number, '交換品をお送りします。')).toBe('ANSWERED')
    expect(await reply(number, ' 交換品をお送りします。')).toBe('BEFORE')
    expect(await reply(number, '　')).toBe('EMPTY')
    const [mailed] = await receipts()
    expect(mailed?.body).toMatch(/^交換品をお送りします。[^]*> 箱がつぶれていました。/)
    expect(await receipts()).toHaveLength(2)
    expect(await inquiriesOf(context)).toMatchObject([{ number, answeredAt: stage.now() }])
  })

  it('is nobody else’s, by its number neither', async () => {
    const [fan, other] = [
      await somebody('203.0.113.21', 'owner@example.com'),
      await somebody('203.0.113.22', 'other@example.com'),
    ]
    const number = numberOf(await fan.send(asked()))
    const guest = await somebody('203.0.113.23')
    for (const each of [other, guest])
      for (const tried of [number, 'S-0000-0000', '', '__proto__', 'S'.repeat(1e5)])
        expect(await inquiryNumbered(each.browser.request(), tried)).toBeNull()
    expect(await inquiriesOf(guest.browser.request())).toBeNull()
    expect(await inquiriesOf(other.browser.request())).toEqual([])
  })

  it('is one of five a day, also when they come at once; then it is said when the next may come', async () => {
    const fan = await somebody('203.0.113.24', 'many@example.com')
    const answers = await Promise.all(Array.from({ length: 8 }, () => fan.send(asked())))
    const refused = answers.filter(({ __typename }) => __typename === 'RateLimitedError')
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({
      retryAt: new Date(stage.now().getTime() + 24 * 60 * 60_000),
    })
    stage.pass(24 * 60 + 1)
    expect(numberOf(await fan.send(asked()))).toBeTruthy()
  })
})

describe('a question of a guest', () => {
  it('needs an address, and its receipt carries none of its words to it', async () => {
    const guest = await somebody('203.0.113.30')
    const wrong = { __typename: 'ReplyAddressError', field: 'replyTo' }
    expect(await guest.send(asked())).toMatchObject({ ...wrong, code: 'NO_ADDRESS' })
    expect(await guest.send(asked({ replyTo: '港の灯台' }))).toMatchObject({
      ...wrong,
      code: 'NOT_AN_EMAIL',
    })
    const text = '今すぐ https://bad.example へ'
    const input = asked({ text, replyTo: 'Ｇuest@example.com' })
    const number = numberOf(await guest.send(input))
    expect(numberOf(await guest.send(input))).toBe(number)
    const [receipt] = await stage.inbox('guest@example.com')
    expect(receipt?.body).toContain(number)
    expect(receipt?.body).not.toContain('bad.example')
    await expect(guest.send({ ...input, text: 'ほか' })).rejects.toThrow('something else')
  })

  it('fills no stranger’s mailbox, from however many places it comes', async () => {
    const replyTo = 'victim@example.com'
    const answers = []
    for (let at = 0; at < 5; at += 1) {
      const guest = await somebody(`198.51.100.${at}`)
      answers.push((await guest.send(asked({ replyTo }))).__typename)
    }
    expect(answers.filter((each) => each === 'SendInquirySuccess')).toHaveLength(3)
    expect(await stage.inbox(replyTo)).toHaveLength(3)
  })
})

it.each([
  ['', 'EMPTY'],
  [' \u200b\n', 'EMPTY'],
  ['あ'.repeat(2001), 'TOO_LONG'],
  ['a\u202eb', 'UNREADABLE'],
])('a text that nobody can read or answer is refused', async (text, code) => {
  const guest = await somebody('203.0.113.40')
  expect(await guest.send(asked({ text, replyTo: 'a@example.com' }))).toMatchObject({
    __typename: 'InquiryTextError',
    field: 'text',
    code,
    maxLength: 2000,
  })
})

it('the desk sees what waits, the oldest first, and a year after its answer it is gone', async () => {
  const guest = await somebody('203.0.113.50')
  const [first, second] = [
    numberOf(await guest.send(asked({ replyTo: 'w1@example.com' }))),
    numberOf(await guest.send(asked({ replyTo: 'w2@example.com' }))),
  ]
  const waiting = async () => (await waitingInquiries(stage.db)).map(({ number }) => number)
  expect((await waiting()).filter((each) => [first, second].includes(each))).toEqual([
    first,
    second,
  ])
  await reply(first, 'お返事です。')
  expect(await waiting()).not.toContain(first)
  const purge = async () => {
    await stage.jobs.enqueue('red', 'purgeInquiries', null, stage.db)
    await stage.runDueJobs()
    return stage.db.select().from(inquiry).where(eq(inquiry.number, first))
  }
  expect(await purge()).toHaveLength(1)
  stage.pass(366 * 24 * 60)
  expect(await purge()).toEqual([])
  expect(await stage.db.select().from(inquiryAnswer)).toEqual([])
  expect(await waiting()).toContain(second)
})
