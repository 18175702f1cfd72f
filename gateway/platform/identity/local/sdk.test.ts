import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  confirmPasswordReset,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  verifyPasswordResetCode,
  createUserWithEmailAndPassword,
  type Auth,
  type Persistence,
} from 'firebase/auth'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codeIn, startTestIdentity, type TestIdentity } from '../testing.ts'

let service: TestIdentity
const apps: FirebaseApp[] = []

beforeAll(async () => {
  service = await startTestIdentity()
})
afterAll(() => service.close())
afterEach(async () => {
  service.setDatabaseDown(false)
  await Promise.all(apps.splice(0).map((app) => deleteApp(app).catch(() => undefined)))
})

/** A browser's SDK, set up as the app sets it up. */
function openSdk(
  persistence: Persistence = inMemoryPersistence,
  name = randomUUID() as string,
): Auth {
  const { apiKey, projectId, authDomain } = service.identity.clientSettings
  const app = initializeApp({ apiKey, projectId, authDomain }, name)
  apps.push(app)
  const auth = initializeAuth(app, { persistence })
  connectAuthEmulator(auth, service.url, { disableWarnings: true })
  return auth
}

/** The same browser after a reload, once the SDK has made up its mind. */
async function reload(auth: Auth, storage: Persistence): Promise<Auth> {
  const { app } = auth
  const { name } = app
  await deleteApp(app)
  const reloaded = openSdk(storage, name)
  await reloaded.authStateReady()
  return reloaded
}

/** What a browser's storage is to the SDK: outlives a reload. */
function createStorage(): Persistence {
  const kept = new Map<string, unknown>()
  class Storage {
    static type = 'LOCAL'
    type = 'LOCAL' as const
    _isAvailable = async () => true
    _set = async (key: string, value: unknown) => void kept.set(key, value)
    _get = async (key: string) => kept.get(key) ?? null
    _remove = async (key: string) => void kept.delete(key)
    _addListener = () => undefined
    _removeListener = () => undefined
  }
  return Storage as unknown as Persistence
}

const verify = (token: string) => service.identity.verifyIdToken(token, 'red')

describe('signing in', () => {
  test('takes a password and gives a token that the gateway verifies', async () => {
    const fan = await service.createFan()
    const { user } = await signInWithEmailAndPassword(openSdk(), fan.email, fan.password)
    expect(user).toMatchObject({
      uid: fan.userId,
      email: fan.email,
      emailVerified: true,
      isAnonymous: false,
    })
    expect(await verify(await user.getIdToken())).toMatchObject({
      userId: fan.userId,
      tenantId: 'red',
    })
  })

  test('reads an address as a phone keyboard leaves it', async () => {
    const fan = await service.createFan()
    const typed = ` ${fan.email.toUpperCase()}`.replace('@', '＠')
    const { user } = await signInWithEmailAndPassword(openSdk(), typed, fan.password)
    expect(user.uid).toBe(fan.userId)
  })

  test('tells a wrong password and an unknown address alike', async () => {
    const fan = await service.createFan()
    const wrong = signInWithEmailAndPassword(openSdk(), fan.email, 'not it at all')
    await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-credential' })
    const unknown = signInWithEmailAndPassword(openSdk(), 'nobody@example.com', 'not it at all')
    await expect(unknown).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  })

  test('tells a disabled fan, once the password is right', async () => {
    const fan = await service.createFan()
    await service.identity.setStanding('red', fan.userId, 'disabled')
    const right = signInWithEmailAndPassword(openSdk(), fan.email, fan.password)
    await expect(right).rejects.toMatchObject({ code: 'auth/user-disabled' })
    const wrong = signInWithEmailAndPassword(openSdk(), fan.email, 'not it at all')
    await expect(wrong).rejects.toMatchObject({ code: 'auth/invalid-credential' })
  })

  test('takes a custom token once, within five minutes', async () => {
    const fan = await service.createFan()
    const token = await service.identity.createCustomToken('red', fan.userId)
    const { user } = await signInWithCustomToken(openSdk(), token)
    expect(user).toMatchObject({ uid: fan.userId, email: fan.email })
    const again = signInWithCustomToken(openSdk(), token)
    await expect(again).rejects.toMatchObject({ code: 'auth/invalid-custom-token' })
    const late = await service.identity.createCustomToken('red', fan.userId)
    service.advance(6)
    await expect(signInWithCustomToken(openSdk(), late)).rejects.toMatchObject({
      code: 'auth/invalid-custom-token',
    })
  })

  test('leaves making accounts to the gateway', async () => {
    const attempt = createUserWithEmailAndPassword(openSdk(), 'new@example.com', 'long enough 1')
    await expect(attempt).rejects.toThrow(/network-request-failed/)
    expect(await service.identity.findUserIdByEmail('red', 'new@example.com')).toBeNull()
  })
})

describe('staying signed in', () => {
  test('refreshes the token', async () => {
    const fan = await service.createFan()
    const { user } = await signInWithEmailAndPassword(openSdk(), fan.email, fan.password)
    const first = await user.getIdToken()
    service.advance(61)
    expect(await verify(first)).toBeNull()
    const second = await user.getIdToken(true)
    expect(await verify(second)).toMatchObject({ userId: fan.userId })
    expect(await verify(await user.getIdToken(true))).toMatchObject({ userId: fan.userId })
  })

  test('keeps the fan over a reload', async () => {
    const fan = await service.createFan()
    const storage = createStorage()
    const auth = openSdk(storage)
    await signInWithEmailAndPassword(auth, fan.email, fan.password)
    const reloaded = await reload(auth, storage)
    expect(reloaded.currentUser?.uid).toBe(fan.userId)
  })

  test('keeps the fan over a reload while the database is down', async () => {
    const fan = await service.createFan()
    const storage = createStorage()
    const auth = openSdk(storage)
    await signInWithEmailAndPassword(auth, fan.email, fan.password)
    service.setDatabaseDown(true)
    // Else the sign-in is still known from a moment ago.
    service.advance(1)
    const reloaded = await reload(auth, storage)
    expect(reloaded.currentUser?.uid).toBe(fan.userId)
    await expect(reloaded.currentUser?.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/network-request-failed',
    })
    service.setDatabaseDown(false)
    expect(await verify((await reloaded.currentUser?.getIdToken(true)) ?? '')).not.toBeNull()
    const later = await reload(reloaded, storage)
    expect(later.currentUser?.uid).toBe(fan.userId)
  })

  test('signs a disabled fan out at the next reload', async () => {
    const fan = await service.createFan()
    const storage = createStorage()
    const auth = openSdk(storage)
    await signInWithEmailAndPassword(auth, fan.email, fan.password)
    await service.identity.setStanding('red', fan.userId, 'disabled')
    const reloaded = await reload(auth, storage)
    expect(reloaded.currentUser).toBeNull()
  })

  test('signs out by itself, without a call', async () => {
    const fan = await service.createFan()
    const auth = openSdk()
    await signInWithEmailAndPassword(auth, fan.email, fan.password)
    await signOut(auth)
    expect(auth.currentUser).toBeNull()
  })
})

describe('resetting a password', () => {
  async function requestReset(email: string, language: string | null = null): Promise<string> {
    const before = service.mails.length
    const auth = openSdk()
    auth.languageCode = language
    await sendPasswordResetEmail(auth, email)
    await service.runDueJobs()
    expect(service.mails.length).toBe(before + 1)
    return codeIn(service.mails.at(-1))
  }

  test('sends a link, takes the new password, and ends all other sign-ins', async () => {
    const fan = await service.createFan()
    const elsewhere = await signInWithEmailAndPassword(openSdk(), fan.email, fan.password)
    const oldToken = await elsewhere.user.getIdToken()
    const customToken = await service.identity.createCustomToken('red', fan.userId)
    const code = await requestReset(fan.email)
    expect(service.mails.at(-1)).toMatchObject({ to: fan.email })
    expect(service.mails.at(-1)?.text).toContain(
      `${service.config.origin}/auth/handler?mode=resetPassword&oobCode=${code}\n`,
    )
    expect(await verifyPasswordResetCode(openSdk(), code)).toBe(fan.email)
    await confirmPasswordReset(openSdk(), code, 'a-new-voice-17')

    expect(await verify(oldToken)).toBeNull()
    await expect(elsewhere.user.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    })
    await expect(signInWithCustomToken(openSdk(), customToken)).rejects.toMatchObject({
      code: 'auth/invalid-custom-token',
    })
    await expect(
      signInWithEmailAndPassword(openSdk(), fan.email, fan.password),
    ).rejects.toMatchObject({ code: 'auth/invalid-credential' })
    const { user } = await signInWithEmailAndPassword(openSdk(), fan.email, 'a-new-voice-17')
    expect(user.uid).toBe(fan.userId)
    expect(service.published).toContainEqual({ type: 'userSignedOut', userId: fan.userId })
  })

  test('takes a code once, and kills those sent before', async () => {
    const fan = await service.createFan()
    const first = await requestReset(fan.email)
    const second = await requestReset(fan.email)
    await confirmPasswordReset(openSdk(), second, 'a-new-voice-17')
    for (const code of [first, second, 'x'.repeat(43)])
      await expect(confirmPasswordReset(openSdk(), code, 'another-voice-18')).rejects.toMatchObject(
        {
          code: 'auth/invalid-action-code',
        },
      )
  })

  test('lets a code lapse after an hour', async () => {
    const fan = await service.createFan()
    const code = await requestReset(fan.email)
    service.advance(61)
    await expect(confirmPasswordReset(openSdk(), code, 'a-new-voice-17')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    })
  })

  test('refuses a weak password and leaves the code good', async () => {
    const fan = await service.createFan()
    const code = await requestReset(fan.email)
    for (const weak of ['short', 'password', fan.email])
      await expect(confirmPasswordReset(openSdk(), code, weak)).rejects.toMatchObject({
        code: 'auth/weak-password',
      })
    await confirmPasswordReset(openSdk(), code, 'a-new-voice-17')
  })

  test('writes in English to those who read English', async () => {
    const fan = await service.createFan()
    await requestReset(fan.email, 'en-GB')
    expect(service.mails.at(-1)?.subject).toBe('Choose a new Hidamari Station password')
    expect(service.mails.at(-1)?.text).toContain(
      `${service.config.origin}/en/auth/handler?mode=resetPassword`,
    )
  })

  test('a link that comes twice is one, and is not brought to life again by the second', async () => {
    const fan = await service.createFan()
    await sendPasswordResetEmail(openSdk(), fan.email)
    const db = service.databaseFor('red')
    const repeat = () =>
      db.execute(sql`
        update jobs.job set state = 'created', completed_on = null where name = 'mailPasswordReset'
          and data->>'userId' = ${fan.userId}`)
    const mails = () =>
      service.mails.filter(({ to }) => to === fan.email).map((mail) => codeIn(mail))
    await service.runDueJobs()
    await repeat()
    await service.runDueJobs()
    const [first, second] = mails()
    expect(second).toBe(first)
    await confirmPasswordReset(openSdk(), first!, 'a-new-voice-17')
    await repeat()
    await service.runDueJobs()
    expect(mails()).toHaveLength(2)
    await expect(confirmPasswordReset(openSdk(), first!, 'another-voice-18')).rejects.toMatchObject(
      {
        code: 'auth/invalid-action-code',
      },
    )
  })

  test('answers alike for an unknown address, and sends nothing', async () => {
    const before = service.mails.length
    await sendPasswordResetEmail(openSdk(), 'nobody@example.com')
    await service.createFan()
    await service.runDueJobs()
    expect(service.mails.length).toBe(before)
  })

  test('can be asked for five times an hour', async () => {
    for (const email of [(await service.createFan()).email, 'nobody-either@example.com']) {
      for (let count = 0; count < 5; count += 1) await sendPasswordResetEmail(openSdk(), email)
      await expect(sendPasswordResetEmail(openSdk(), email)).rejects.toMatchObject({
        code: 'auth/too-many-requests',
      })
    }
  })
})
