import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proofCookie } from '../../platform/proof-of-work/service.ts'
import { prove } from '../../platform/proof-of-work/testing.ts'
import { confirmSignUpCode, resendSignUpCode, startSignUp, viewerSignUp } from './service.ts'
import { signUp } from './tables.ts'
import { createFan, form, setStage, type TestContext } from './testing.ts'

let stage: TestContext
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.clear())

describe('starting a sign-up', () => {
  test('mails a code and keeps the sign-up behind a cookie', async () => {
    const browser = stage.browser()
    const result = await startSignUp(browser.request(), form('ＨＩＮＡ@Example.com　'))
    expect(result).toMatchObject({
      __typename: 'SignUpSuccess',
      signUp: { step: 'CONFIRMATION_CODE', contact: 'hina@example.com' },
    })
    expect(await viewerSignUp(browser.request())).toMatchObject({ contact: 'hina@example.com' })
    expect(await stage.codeFor('hina@example.com')).toMatch(/^\d{6}$/)
    expect(JSON.stringify(await stage.db.select().from(signUp))).not.toContain(
      browser.cookies.get('ouen_sign_up'),
    )
  })

  test('forgets the sign-up after 24 hours', async () => {
    const browser = stage.browser()
    await startSignUp(browser.request(), form('slow@example.com'))
    stage.pass(24 * 60)
    expect(await viewerSignUp(browser.request())).toBeNull()
    await stage.jobs.enqueue('red', 'purgeSignUps', null, stage.db)
    await stage.runDueJobs()
    const kept = await stage.db.select().from(signUp)
    expect(kept.map(({ contact }) => contact)).not.toContain('slow@example.com')
  })

  test.each([
    ['no address', 'NOT_AN_EMAIL', { kind: 'EMAIL' as const, value: 'hina@' }],
    ['two addresses', 'NOT_AN_EMAIL', { kind: 'EMAIL' as const, value: 'a@b.jp,c@d.jp' }],
    ['a header', 'NOT_AN_EMAIL', { kind: 'EMAIL' as const, value: 'a@b.jp\r\nBcc: c@d.jp' }],
    ['a land line', 'NOT_A_MOBILE_NUMBER', { kind: 'PHONE' as const, value: '03-1234-5678' }],
  ])('refuses %s', async (_, code, contact) => {
    const result = await startSignUp(stage.browser().request(), form('x@example.com', { contact }))
    expect(result).toMatchObject({ __typename: 'ContactError', field: 'contact', code })
  })

  test('refuses terms that have changed since', async () => {
    const input = form('old@example.com', { termsVersion: '2020-01-01' })
    expect(await startSignUp(stage.browser().request(), input)).toMatchObject({
      __typename: 'TermsOutdatedError',
      field: 'termsVersion',
      termsVersion: '2026-11-01',
    })
    expect(await stage.inbox('old@example.com')).toEqual([])
  })

  test('keeps the code that is on its way when the form is sent again', async () => {
    const browser = stage.browser()
    const first = await startSignUp(browser.request(), form('twice@example.com'))
    const second = await startSignUp(
      browser.request(),
      form('twice@example.com', { birthDate: '2001-01-01' }),
    )
    expect(second).toMatchObject({
      __typename: 'SignUpSuccess',
      signUp: { birthDate: '2001-01-01' },
    })
    expect(second).toHaveProperty(
      'signUp.id',
      first.__typename === 'SignUpSuccess' && first.signUp.id,
    )
    expect(await stage.inbox('twice@example.com')).toHaveLength(1)
  })

  test('a mail that could not leave is tried again, with the same code', async () => {
    const browser = stage.browser('203.0.113.77')
    const sent: string[] = []
    const messenger = {
      ...stage.messenger,
      sendMail: async (_: string, { text }: { text: string }) => {
        sent.push(/\d{6}/.exec(text)![0])
        throw new Error('no server')
      },
    }
    expect(await startSignUp(browser.request(), form('lost@example.com'))).toMatchObject({
      __typename: 'SignUpSuccess',
    })
    expect(await stage.runDueJobs({ messenger })).toMatchObject([{ status: 'failed' }])
    await stage.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`)
    expect(await stage.codeFor('lost@example.com')).toBe(sent[0])
    expect(await confirmSignUpCode(browser.request(), sent[0]!)).toMatchObject({
      signUp: { step: 'PASSWORD' },
    })
  })

  test('a code that serves no more is not mailed', async () => {
    const browser = stage.browser('203.0.113.78')
    await startSignUp(browser.request(), form('late@example.com'))
    stage.pass(1)
    await resendSignUpCode(browser.request())
    expect(await stage.inbox('late@example.com')).toHaveLength(1)
    stage.pass(1)
    await resendSignUpCode(browser.request())
    stage.pass(10)
    expect(await stage.inbox('late@example.com')).toHaveLength(1)
  })
})

describe('age', () => {
  test('keeps nothing of anyone under 13, and Back does not help', async () => {
    const browser = stage.browser()
    await startSignUp(browser.request(), form('child@example.com', { birthDate: '2000-04-01' }))
    const before = await stage.db.select().from(signUp)
    const child = form('child@example.com', { birthDate: '2015-01-01' })
    expect(await startSignUp(browser.request(), child)).toMatchObject({
      __typename: 'AgeRestrictionError',
    })
    expect(await stage.db.select().from(signUp)).toHaveLength(before.length - 1)
    expect([...browser.cookies]).toEqual([['ouen_age', '1']])
    expect(await startSignUp(browser.request(), form('child@example.com'))).toMatchObject({
      __typename: 'AgeRestrictionError',
    })
  })

  test('counts the birthday in Japan, where it comes nine hours earlier', async () => {
    const birthday = form('birthday@example.com', {
      birthDate: '2013-11-22',
      guardianConsent: true,
    })
    const clock = (time: string) => ({ now: () => new Date(time) })
    const evening = stage.browser('198.51.100.1').request(clock('2026-11-21T14:59:59Z'))
    expect(await startSignUp(evening, birthday)).toMatchObject({
      __typename: 'AgeRestrictionError',
    })
    const midnight = stage.browser('198.51.100.1').request(clock('2026-11-21T15:00:00Z'))
    expect(await startSignUp(midnight, birthday)).toMatchObject({ __typename: 'SignUpSuccess' })
  })

  test('asks for a guardian from 13 to 15, and keeps when it was declared', async () => {
    const teen = form('teen@example.com', { birthDate: '2011-06-01' })
    expect(await startSignUp(stage.browser().request(), teen)).toMatchObject({
      __typename: 'GuardianConsentRequiredError',
      field: 'guardianConsent',
    })
    const consenting = { ...teen, guardianConsent: true }
    expect(await startSignUp(stage.browser().request(), consenting)).toMatchObject({
      signUp: { guardianConsentAt: stage.now(), termsVersion: '2026-11-01' },
    })
    const sixteen = form('sixteen@example.com', { birthDate: '2010-01-01', guardianConsent: true })
    expect(await startSignUp(stage.browser().request(), sixteen)).toMatchObject({
      signUp: { guardianConsentAt: null },
    })
  })

  test.each([
    ['2001-02-29', 'NOT_A_DATE'],
    ['2100-01-01', 'IN_THE_FUTURE'],
    ['1890-01-01', 'TOO_LONG_AGO'],
  ])('refuses %s as a birth date', async (birthDate, code) => {
    const result = await startSignUp(
      stage.browser().request(),
      form('x@example.com', { birthDate }),
    )
    expect(result).toMatchObject({ __typename: 'BirthDateError', code })
  })
})

describe('limits', () => {
  test('sends again after a minute, five times an hour, ten a day', async () => {
    const browser = stage.browser('198.51.100.20')
    await startSignUp(browser.request(), form('eager@example.com'))
    const soon = await resendSignUpCode(browser.request())
    expect(soon).toEqual({
      __typename: 'RateLimitedError',
      retryAt: new Date(stage.now().getTime() + 60_000),
      proofDoublings: null,
    })
    for (let sent = 1; sent < 5; sent += 1) {
      stage.pass(1)
      expect(await resendSignUpCode(browser.request())).toMatchObject({
        __typename: 'SignUpSuccess',
      })
    }
    stage.pass(1)
    expect(await resendSignUpCode(browser.request())).toMatchObject({
      __typename: 'RateLimitedError',
    })
    stage.pass(60)
    for (let sent = 5; sent < 10; sent += 1) {
      stage.pass(1)
      expect(await resendSignUpCode(browser.request())).toMatchObject({
        __typename: 'SignUpSuccess',
      })
    }
    stage.pass(120)
    expect(await resendSignUpCode(browser.request())).toMatchObject({
      __typename: 'RateLimitedError',
    })
  })

  test('leaves a stranger who was asked for by someone else free to sign up', async () => {
    const victim = 'victim@example.com'
    for (let sent = 0; sent < 5; sent += 1) {
      await startSignUp(stage.browser('198.51.100.66').request(), form(victim))
      stage.pass(1)
    }
    expect(await startSignUp(stage.browser('198.51.100.66').request(), form(victim))).toMatchObject(
      { __typename: 'RateLimitedError' },
    )
    expect(await startSignUp(stage.browser('192.0.2.9').request(), form(victim))).toMatchObject({
      __typename: 'SignUpSuccess',
    })
  })

  test('sends twenty codes a day to one contact, whoever asks, and more for work', async () => {
    const ask = (place: number) =>
      startSignUp(stage.browser(`192.0.3.${place}`).request(), form('flooded@example.com'))
    for (let place = 1; place <= 20; place += 1)
      expect(await ask(place)).toMatchObject({ __typename: 'SignUpSuccess' })
    expect(await ask(21)).toEqual({
      __typename: 'RateLimitedError',
      retryAt: new Date(stage.now().getTime() + 24 * 60 * 60_000),
      proofDoublings: 0,
    })
  })

  test('sends forty text messages a day for one place', async () => {
    const ask = (index: number) =>
      startSignUp(stage.browser('192.0.4.1').request(), form(`080777700${10 + index}`))
    for (let index = 0; index < 40; index += 1) {
      if (index % 20 === 0) stage.pass(61)
      expect(await ask(index)).toMatchObject({ __typename: 'SignUpSuccess' })
    }
    stage.pass(61)
    expect(await ask(40)).toMatchObject({ __typename: 'RateLimitedError' })
    const mail = form('venue@example.com')
    expect(await startSignUp(stage.browser('192.0.4.1').request(), mail)).toMatchObject({
      __typename: 'SignUpSuccess',
    })
  })

  test('sends one code where many ask at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, () =>
        startSignUp(stage.browser('198.51.100.30').request(), form('burst@example.com')),
      ),
    )
    expect(results.filter(({ __typename }) => __typename === 'SignUpSuccess')).toHaveLength(1)
    expect(await stage.inbox('burst@example.com')).toHaveLength(1)
  })

  test('begins twenty sign-ups an hour from one place, and more for a proof of work each', async () => {
    const requester = '198.51.100.40'
    const start = (index: number, proof?: string) => {
      const browser = stage.browser(requester)
      if (proof !== undefined) browser.cookies.set(proofCookie, proof)
      return startSignUp(browser.request(), form(`fan${index}@example.com`))
    }
    const results = await Promise.all(Array.from({ length: 25 }, (_, index) => start(index)))
    expect(results.filter(({ __typename }) => __typename === 'SignUpSuccess')).toHaveLength(20)

    const place = { tenantId: 'red', requester, purpose: 'code' } as const
    const { proof } = await prove(stage, place)
    expect(await start(50, proof)).toMatchObject({ __typename: 'SignUpSuccess' })
    expect(await start(51, proof)).toMatchObject({ __typename: 'RateLimitedError' })
    // Work makes up for the address alone: the same contact still waits a minute, and keeps the proof.
    const next = await prove(stage, place)
    expect(await start(50, next.proof)).toMatchObject({ __typename: 'RateLimitedError' })
    expect(await start(52, next.proof)).toMatchObject({ __typename: 'SignUpSuccess' })
    stage.pass(60)
    expect(await start(99)).toMatchObject({ __typename: 'SignUpSuccess' })
  })
})

test('answers the same whether or not an account exists; only the mail tells', async () => {
  await createFan(stage, stage.browser('192.0.2.50'), 'known@example.com')
  const shape = async (contact: string) => {
    const browser = stage.browser('192.0.2.51')
    const result = await startSignUp(browser.request(), form(contact))
    if (result.__typename !== 'SignUpSuccess') throw new Error(result.__typename)
    const { id, cookieHash, contact: kept, ...rest } = result.signUp
    expect([id, kept, cookieHash.length]).toEqual([expect.any(String), contact, 32])
    return { rest, cookies: [...browser.cookies.keys()] }
  }
  stage.pass(2)
  expect(await shape('known@example.com')).toEqual(await shape('unknown@example.com'))
  const [known] = await stage.inbox('known@example.com')
  const [unknown] = await stage.inbox('unknown@example.com')
  expect(known?.body).toContain('すでに登録されています')
  expect(unknown?.body).toContain('ようこそ')
  expect(known?.subject.replace(/\d{6}/, '')).toBe(unknown?.subject.replace(/\d{6}/, ''))
})

test('neither the codes nor the jobs that send them tell a code or whose it is', async () => {
  await startSignUp(stage.browser('192.0.2.52').request(), form('hidden@example.com'))
  const tables = ['verification_code', 'jobs.job']
  const rowsOf = async (table: string) =>
    JSON.stringify((await stage.db.execute(sql.raw(`select * from ${table}`))).rows)
  const waiting = await Promise.all(tables.map(rowsOf))
  const code = await stage.codeFor('hidden@example.com')
  const done = await Promise.all(tables.map(rowsOf))
  for (const text of [...waiting, ...done]) expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
  for (const jobs of [waiting[1], done[1]]) {
    expect(jobs).toContain('mailCode')
    expect(jobs).not.toContain('hidden@example.com')
  }
})
