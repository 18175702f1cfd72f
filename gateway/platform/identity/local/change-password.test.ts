import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  codeIn,
  refreshForm,
  startTestIdentity,
  tokenPath,
  toolkit,
  type TestIdentity,
} from '../testing.ts'

let stage: TestIdentity
beforeAll(async () => {
  stage = await startTestIdentity()
})
afterAll(() => stage.close())

const next = 'tide lamp eleven'

async function logIn(email: string, password: string) {
  const { json, error } = await stage.call(toolkit('signInWithPassword'), { email, password })
  const idToken = String(json.idToken ?? '')
  const signInId = idToken === '' ? null : String(decodeJwt(idToken).sid)
  return { error, idToken, refreshToken: String(json.refreshToken ?? ''), signInId }
}
const lookUp = async (idToken: string) => (await stage.call(toolkit('lookup'), { idToken })).error
const kept = (signInId: string | null) => ({ signInId, documentSecret: undefined })

describe('a change of password', () => {
  test('keeps the device that asks, ends all others, and leaves the old password good for nothing', async () => {
    const { userId, email, password } = await stage.createFan()
    const here = await logIn(email, password)
    const elsewhere = await logIn(email, password)
    const change = { present: password, next, kept: kept(here.signInId) }
    expect(await stage.identity.changePassword('red', userId, change)).toBe('changed')
    expect(await lookUp(here.idToken)).toBeUndefined()
    expect((await stage.call(tokenPath, refreshForm(here.refreshToken))).error).toBeUndefined()
    expect(await lookUp(elsewhere.idToken)).toBe('TOKEN_EXPIRED')
    expect((await stage.call(tokenPath, refreshForm(elsewhere.refreshToken))).error).toBe(
      'TOKEN_EXPIRED',
    )
    expect(stage.published).toContainEqual({ type: 'userSignedOut', userId })
    expect((await logIn(email, password)).error).toBe('INVALID_LOGIN_CREDENTIALS')
    expect((await logIn(email, next)).error).toBeUndefined()
  })

  test('is refused without the present password, and nothing ends', async () => {
    const { userId, email, password } = await stage.createFan()
    const here = await logIn(email, password)
    const change = { present: `${password}!`, next, kept: kept(null) }
    expect(await stage.identity.changePassword('red', userId, change)).toBe('wrong')
    expect(await lookUp(here.idToken)).toBeUndefined()
    expect((await logIn(email, password)).error).toBeUndefined()
  })

  test('is refused for nobody, and for an account of another tenant', async () => {
    const { userId, password } = await stage.createFan()
    const change = { present: password, next, kept: kept(null) }
    expect(await stage.identity.changePassword('red', 'user_nobody', change)).toBe('wrong')
    expect(await stage.identity.changePassword('blue', userId, change)).toBe('wrong')
  })

  test('keeps no sign-in of somebody else’s', async () => {
    const { userId, email, password } = await stage.createFan()
    const other = await stage.createFan()
    const theirs = await logIn(other.email, other.password)
    const own = await logIn(email, password)
    const change = { present: password, next, kept: kept(theirs.signInId) }
    expect(await stage.identity.changePassword('red', userId, change)).toBe('changed')
    expect(await lookUp(own.idToken)).toBe('TOKEN_EXPIRED')
    expect(await lookUp(theirs.idToken)).toBeUndefined()
  })

  test('kills a link that would set another password', async () => {
    const { userId, email, password } = await stage.createFan()
    await stage.call(toolkit('sendOobCode'), { requestType: 'PASSWORD_RESET', email })
    await stage.runDueJobs()
    const oobCode = codeIn(stage.mails.findLast((mail) => mail.to === email))
    const change = { present: password, next, kept: kept(null) }
    expect(await stage.identity.changePassword('red', userId, change)).toBe('signedOut')
    const reset = await stage.call(toolkit('resetPassword'), {
      oobCode,
      newPassword: 'harbour night seven',
    })
    expect(reset.error).toBe('INVALID_OOB_CODE')
  })

  test('happens once where two come at once with the same present password', async () => {
    const { userId, password } = await stage.createFan()
    const results = await Promise.all(
      ['tide lamp eleven', 'harbour night seven'].map((chosen) =>
        stage.identity.changePassword('red', userId, {
          present: password,
          next: chosen,
          kept: kept(null),
        }),
      ),
    )
    expect(results.toSorted()).toEqual(['signedOut', 'wrong'])
  })
})
