import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { proofCookie } from '../../platform/proof-of-work/service.ts'
import { prove } from '../../platform/proof-of-work/testing.ts'
import { sendLogInCode, startSignUp, verifyLogInCode } from './service.ts'
import { verificationCode } from './tables.ts'
import { createFan, form, setStage, type Browser, type TestContext } from './testing.ts'

let stage: TestContext
let places = 0
let numbers = 0
/** The fan's own number and browser; they logged in there once. */
let number: string
let recipient: string
let home: Browser
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())
beforeEach(async () => {
  numbers += 1
  number = `0905550${String(numbers).padStart(4, '0')}`
  recipient = `+81${number.slice(1)}`
  home = anywhere()
  await createFan(stage, home, number)
  home.signIn(null)
  // Yesterday: no limit counts it any more.
  stage.pass(24 * 60)
})

const requesterOf = new WeakMap<Browser, string>()
/** A browser at an address that nobody has asked from. */
function anywhere(): Browser {
  places += 1
  const requester = `10.0.${places >> 8}.${places & 255}`
  const browser = stage.browser(requester)
  requesterOf.set(browser, requester)
  return browser
}

const ask = (browser: Browser) => sendLogInCode(browser.request(), number)
const sent = { __typename: 'SendSmsCodeSuccess' }

/** A request each from so many addresses. */
async function flood(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) expect(await ask(anywhere())).toMatchObject(sent)
}

/** As if so many had worked for a code to this number. */
async function floodMore(count: number): Promise<void> {
  const [one] = await stage.db
    .select()
    .from(verificationCode)
    // The newest of a stranger's: the fan's own would count against their own share.
    .where(and(eq(verificationCode.contact, recipient), isNull(verificationCode.browserHash)))
    .orderBy(desc(verificationCode.id))
    .limit(1)
  const rows = Array.from({ length: count }, () => ({
    ...one!,
    id: newId('code'),
    boundTo: newId('code'),
    sentAt: stage.now(),
  }))
  await stage.db.insert(verificationCode).values(rows)
}

/** Does the work that a refusal asked for, and keeps the proof in the browser. */
async function work(browser: Browser, doublings: number): Promise<void> {
  const place = { tenantId: 'red', requester: requesterOf.get(browser)!, purpose: 'code' } as const
  browser.cookies.set(proofCookie, (await prove(stage, place, doublings)).proof)
}

const logIn = async (browser: Browser) =>
  verifyLogInCode(browser.request(), await stage.codeFor(recipient))

describe('a number that twenty strangers asked for', () => {
  test('logs in from a new browser for a proof of work', async () => {
    await flood(20)
    const browser = anywhere()
    expect(await ask(browser)).toMatchObject({ code: 'LIMIT', proofDoublings: 0 })
    await work(browser, 0)
    expect(await ask(browser)).toMatchObject(sent)
    expect(await logIn(browser)).toMatchObject({ __typename: 'LogInSuccess' })
  })

  test('takes more work the more of them there are, and never too much of it', async () => {
    await flood(20)
    const asked: (number | null)[] = []
    for (let more = 0; more < 40; more += 5) {
      const answer = await ask(anywhere())
      if (!('proofDoublings' in answer)) throw new Error(answer.__typename)
      asked.push(answer.proofDoublings)
      await floodMore(5)
    }
    expect(asked).toEqual([0, 1, 2, 3, 4, 5, 5, 5])
  })

  test('is had for the work that was asked for, and not for less', async () => {
    await flood(20)
    await floodMore(10)
    const robot = anywhere()
    await work(robot, 0)
    expect(await ask(robot)).toMatchObject({ code: 'LIMIT', proofDoublings: 2 })
    const browser = anywhere()
    await work(browser, 2)
    expect(await ask(browser)).toMatchObject(sent)
  })

  test('logs in as ever where it has logged in before', async () => {
    await flood(20)
    expect(await ask(home)).toMatchObject(sent)
    expect(await logIn(home)).toMatchObject({ __typename: 'LogInSuccess' })
    // What the fan asks for takes nothing from the others' share, and the others nothing from theirs.
    await floodMore(100)
    stage.pass(1)
    expect(await ask(home)).toMatchObject(sent)
  })

  test('is known in a browser from its first log-in there', async () => {
    const browser = anywhere()
    await ask(browser)
    await logIn(browser)
    await flood(19)
    expect(await ask(browser)).toMatchObject(sent)
  })
})

describe('a browser that a number has logged in from', () => {
  test('has a share of its own: one a minute, five an hour, ten a day', async () => {
    await flood(20)
    const sends = async () => {
      let count = 0
      for (; (await ask(home)).__typename === 'SendSmsCodeSuccess'; count += 1) stage.pass(1)
      return count
    }
    expect(await ask(home)).toMatchObject(sent)
    expect(await ask(home)).toMatchObject({ code: 'LIMIT', proofDoublings: null })
    stage.pass(1)
    expect(await sends()).toBe(4)
    stage.pass(60)
    expect(await sends()).toBe(5)
    stage.pass(60)
    expect(await sends()).toBe(0)
    await work(home, 0)
    expect(await ask(home)).toMatchObject({ code: 'LIMIT', proofDoublings: null })
  })

  test('is not slowed down by what others do at its address', async () => {
    const neighbour = stage.browser(requesterOf.get(home)!)
    for (let index = 0; index < 5; index += 1) {
      expect(await ask(neighbour)).toMatchObject(sent)
      stage.pass(1)
    }
    expect(await ask(neighbour)).toMatchObject({ code: 'LIMIT' })
    expect(await ask(home)).toMatchObject(sent)
  })

  test.each([
    ['for another number', (cookie: string) => cookie],
    [
      'under another name',
      (cookie: string) => (cookie.startsWith('A') ? 'B' : 'A') + cookie.slice(1),
    ],
    ['with a mark of its own making', (cookie: string) => cookie.slice(0, 43) + 'A'.repeat(43)],
    ['with nothing in it', () => ''],
  ])('is no stranger’s who shows its cookie %s', async (why, change) => {
    const stranger = anywhere()
    const known = [...home.cookies].find(([name]) => name.endsWith('ouen_known'))!
    stranger.cookies.set(known[0], change(known[1]))
    const victim = why === 'for another number' ? '09011110000' : number
    for (let index = 0; index < 20; index += 1)
      expect(await sendLogInCode(anywhere().request(), victim)).toMatchObject(sent)
    expect(await sendLogInCode(stranger.request(), victim)).toMatchObject({ code: 'LIMIT' })
  })
})

test('a cookie that somebody planted gives them no say in the share of who logs in later', async () => {
  const theirs = anywhere()
  const their = (browser: Browser) => sendLogInCode(browser.request(), '09099990000')
  await their(theirs)
  await verifyLogInCode(theirs.request(), await stage.codeFor('+819099990000'))
  const planted = [...theirs.cookies].find(([name]) => name.endsWith('ouen_known'))!
  const browser = anywhere()
  browser.cookies.set(...planted)
  await ask(browser)
  await logIn(browser)
  await flood(19)
  for (let sends = 0; sends < 5; sends += 1) {
    stage.pass(1)
    expect(await their(theirs)).toMatchObject(sent)
  }
  expect(await their(theirs)).toMatchObject({ code: 'LIMIT' })
  expect(await ask(browser)).toMatchObject(sent)
})

test('an address by mail that was flooded signs up for a proof of work', async () => {
  const start = (browser: Browser) => startSignUp(browser.request(), form('flooded@example.com'))
  for (let index = 0; index < 20; index += 1) await start(anywhere())
  const browser = anywhere()
  expect(await start(browser)).toMatchObject({ __typename: 'RateLimitedError', proofDoublings: 0 })
  await work(browser, 0)
  expect(await start(browser)).toMatchObject({ __typename: 'SignUpSuccess' })
})

test('log-ins beyond an address’s share take a proof of work too', async () => {
  const place = anywhere()
  const guest = () => {
    const browser = stage.browser(requesterOf.get(place)!)
    requesterOf.set(browser, requesterOf.get(place)!)
    return browser
  }
  for (let index = 0; index < 20; index += 1)
    expect(await sendLogInCode(guest().request(), `0807770${1000 + index}`)).toMatchObject(sent)
  const browser = guest()
  expect(await ask(browser)).toMatchObject({ code: 'LIMIT', proofDoublings: 0 })
  await work(browser, 0)
  expect(await ask(browser)).toMatchObject(sent)
})

test('no work buys text messages beyond the day’s budget', async () => {
  const small = await setStage({ SMS_DAILY_LIMIT: '20' })
  const request = (index: number) => small.browser(`10.9.0.${index}`)
  for (let index = 0; index < 20; index += 1)
    expect(await sendLogInCode(request(index).request(), '09077778888')).toMatchObject(sent)
  const browser = request(99)
  const place = { tenantId: 'red', requester: '10.9.0.99', purpose: 'code' } as const
  browser.cookies.set(proofCookie, (await prove(small, place)).proof)
  expect(await sendLogInCode(browser.request(), '09077778888')).toMatchObject({ code: 'BUDGET' })
  await small.clear()
})
