import { parseSetCookie } from 'cookie'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGraphql } from '../../platform/graphql/testing.ts'
import { findInbox } from '../../platform/mail/store.ts'

const sendCode = `mutation ($input: SendLogInCodeInput!) { sendLogInCode(input: $input) { __typename } }`
const verifyCode = `mutation ($input: VerifyLogInCodeInput!) { verifyLogInCode(input: $input) { __typename } }`
const start = `mutation ($input: StartSignUpInput!) { startSignUp(input: $input) { __typename } }`
const viewer = `{ viewer { signUp { step } } }`
const terms = `{ tenant { terms { version } privacyPolicy { version } } }`
/** As a neighbour of the host, or whoever is on the wire of plain HTTP, would make one up. */
const planted = 'p'.repeat(43)

let number = 10_000_000
const nextNumber = () => `090${(number += 1)}`

describe.each([
  ['https', 'https://ouen.example', '__Host-'],
  ['plain HTTP', 'http://localhost:3000', ''],
])('over %s', (_, origin, prefix) => {
  let stage: Awaited<ReturnType<typeof startGraphql>>
  beforeAll(async () => {
    stage = await startGraphql({ env: { PUBLIC_ORIGIN: origin } })
  })
  afterAll(() => stage.close())

  /** What is answered, and the cookies that are set, whole and by their names. */
  async function ask(query: string, input: object, cookie = '') {
    const answer = await stage.ask(query, { input }, { cookie })
    const { data } = (await answer.json()) as { data: Record<string, { __typename: string }> }
    const set = answer.headers.getSetCookie()
    const cookies = new Map(set.map((line) => line.split(';')[0]!.split('=') as [string, string]))
    return { typename: Object.values(data)[0]?.__typename, data, set, cookies }
  }
  const codeFor = async (phoneNumber: string) => {
    const [newest] = await findInbox(stage.db, `+81${phoneNumber.slice(1)}`)
    return /\d{6}/.exec(newest?.body ?? '')?.[0] ?? ''
  }
  const logIn = `${prefix}ouen_log_in`

  test('a log-in is bound to no cookie that was planted', async () => {
    const phoneNumber = nextNumber()
    for (const name of ['ouen_log_in', '__Host-ouen_log_in']) {
      const sent = await ask(sendCode, { phoneNumber: nextNumber() }, `${name}=${planted}`)
      expect(sent.typename).toBe('SendSmsCodeSuccess')
      expect(sent.cookies.get(logIn)).toMatch(/^[\w-]{43}$/)
      expect(sent.cookies.get(logIn)).not.toBe(planted)
    }
    const sent = await ask(sendCode, { phoneNumber }, `${logIn}=${planted}`)
    const code = await codeFor(phoneNumber)
    const waiting = await ask(verifyCode, { code }, `${logIn}=${planted}`)
    expect(waiting.typename).toBe('VerifySmsCodeError')
    // The number has no account, which only its holder's browser is told.
    const own = await ask(verifyCode, { code }, `${logIn}=${sent.cookies.get(logIn)}`)
    expect(own.typename).toBe('AuthorityShouldBeSignUpError')
  })

  test('every cookie says that it is this host’s own', async () => {
    const { set } = await ask(sendCode, { phoneNumber: nextNumber() })
    expect(set).toHaveLength(1)
    for (const { name, path, domain, secure } of set.map((line) => parseSetCookie(line))) {
      expect(name.startsWith(`${prefix}ouen_`)).toBe(true)
      expect({ path, domain, isSecure: secure === true }).toEqual({
        path: '/',
        domain: undefined,
        isSecure: prefix !== '',
      })
    }
  })

  test('asking again kills the code before, and goes on counting', async () => {
    const phoneNumber = nextNumber()
    let { cookies } = await ask(sendCode, { phoneNumber })
    const first = await codeFor(phoneNumber)
    const early = await ask(sendCode, { phoneNumber }, `${logIn}=${cookies.get(logIn)}`)
    expect(early.typename).toBe('SendSmsCodeError')
    // What was refused changes nothing: the code that is on its way stays good.
    expect(early.set).toEqual([])
    for (let count = 1; count < 5; count += 1) {
      stage.pass(61)
      const input = { phoneNumber: nextNumber() }
      const again = await ask(sendCode, input, `${logIn}=${cookies.get(logIn)}`)
      expect(again.typename).toBe('SendSmsCodeSuccess')
      cookies = again.cookies
    }
    const cookie = `${logIn}=${cookies.get(logIn)}`
    expect((await ask(verifyCode, { code: first }, cookie)).typename).toBe('VerifySmsCodeError')
    stage.pass(61)
    const sixth = await ask(sendCode, { phoneNumber: nextNumber() }, cookie)
    expect(sixth.typename).toBe('SendSmsCodeError')
  })

  test('a sign-up leaves the cookie it was begun with', async () => {
    const versions = (await ask(terms, {})).data.tenant as unknown as Record<
      'terms' | 'privacyPolicy',
      { version: string }
    >
    const form = {
      contact: { kind: 'EMAIL', value: `hina-${prefix.length}@example.com` },
      birthDate: '2000-04-01',
      termsVersion: versions.terms.version,
      privacyVersion: versions.privacyPolicy.version,
      guardianConsent: false,
    }
    const signUp = `${prefix}ouen_sign_up`
    const attacker = await ask(start, form)
    const known = `${signUp}=${attacker.cookies.get(signUp)}`
    const victim = await ask(start, form, known)
    expect(victim.typename).toBe('SignUpSuccess')
    const own = `${signUp}=${victim.cookies.get(signUp)}`
    expect(own).not.toBe(known)
    expect((await ask(viewer, {}, known)).data.viewer).toEqual({ signUp: null })
    expect((await ask(viewer, {}, own)).data.viewer).toEqual({
      signUp: { step: 'CONFIRMATION_CODE' },
    })
  })
})

test('over https no former name of a cookie counts', async () => {
  const stage = await startGraphql({ env: { PUBLIC_ORIGIN: 'https://ouen.example' } })
  const phoneNumber = nextNumber()
  const sent = await stage.ask(sendCode, { input: { phoneNumber } })
  const [cookie = ''] = sent.headers.getSetCookie()[0]!.split(';')
  const [newest] = await findInbox(stage.db, `+81${phoneNumber.slice(1)}`)
  const code = /\d{6}/.exec(newest?.body ?? '')?.[0]
  const verify = async (jar: string) => {
    const answer = await stage.ask(verifyCode, { input: { code } }, { cookie: jar })
    const { data } = (await answer.json()) as { data: { verifyLogInCode: { __typename: string } } }
    return data.verifyLogInCode.__typename
  }
  expect(await verify(cookie.replace('__Host-', ''))).toBe('VerifySmsCodeError')
  expect(await verify(`${cookie}; ouen_log_in=${planted}`)).toBe('AuthorityShouldBeSignUpError')
  await stage.close()
})
