import { verify } from '@node-rs/argon2'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TooBusy } from '../../busy.ts'
import { maskError } from '../../graphql/maskError.ts'
import { codeIn, startTestIdentity, toolkit, type TestIdentity } from '../testing.ts'

// Two passwords are compared at once, on whichever machine.
vi.mock('node:os', async (load) => ({
  ...(await load<typeof import('node:os')>()),
  availableParallelism: () => 3,
}))
// Comparing takes as long as the test says.
const comparing = vi.hoisted(() => ({ gate: Promise.resolve() }))
vi.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => `hash of ${password}`,
  verify: vi.fn<(kept: string, password: string) => Promise<boolean>>(async (kept, password) => {
    await comparing.gate
    return kept === `hash of ${password}`
  }),
}))

let service: TestIdentity
beforeAll(async () => {
  service = await startTestIdentity()
})
afterAll(() => service.close())

let place = 0
const logIn = (
  fan: { email: string; password: string },
  from = `198.51.${place >> 8}.${(place += 1) & 255}`,
) =>
  fetch(`${service.url}/${toolkit('signInWithPassword')}?key=red`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email: fan.email, password: fan.password }),
  })

test('hundreds log in at once; who comes on top is told when there is room, and loses nothing', async () => {
  const [fan, late] = [await service.createFan(), await service.createFan()]
  const { promise, resolve: open } = Promise.withResolvers<void>()

  const { clientSettings } = service.identity
  const app = initializeApp(clientSettings)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, service.url, { disableWarnings: true })
  await signInWithCustomToken(auth, await service.identity.createCustomToken('red', late.userId))

  comparing.gate = promise
  let served = 0
  const told: Response[] = []
  const crowd = Array.from({ length: 600 }, async () => {
    const answer = await logIn(fan)
    if (answer.status === 200) served += 1
    else told.push(answer)
  })
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0))
  // More often than anybody may guess wrong.
  for (let count = 0; count < 12; count += 1) told.push(await logIn(late, '203.0.113.7'))
  for (const answer of told) {
    // Nobody waits for longer than ten seconds.
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '11'])
    // For JSON the SDK would forget its user.
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  }
  await expect(signInWithEmailAndPassword(auth, late.email, late.password)).rejects.toMatchObject({
    code: 'auth/network-request-failed',
  })
  expect(auth.currentUser?.uid).toBe(late.userId)

  open()
  await Promise.all(crowd)
  expect(served).toBeGreaterThan(200)
  expect((await logIn(late, '203.0.113.7')).status).toBe(200)
  await deleteApp(app)
})

test('a password that was right when it was asked for begins no sign-in once another has replaced it', async () => {
  const fan = await service.createFan()
  const { email } = fan
  await service.call(toolkit('sendOobCode'), { requestType: 'PASSWORD_RESET', email })
  await service.runDueJobs()
  expect(service.mails.at(-1)?.to).toBe(email)
  const { promise, resolve: open } = Promise.withResolvers<void>()
  comparing.gate = promise
  let isAnswered = false
  const late = logIn(fan).finally(() => (isAnswered = true))
  const begun = vi.mocked(verify).mock.calls.length
  await vi.waitFor(() => expect(vi.mocked(verify).mock.calls.length).toBe(begun + 1))
  const reset = await service.call(toolkit('resetPassword'), {
    oobCode: codeIn(service.mails.at(-1)),
    newPassword: 'a-new-voice-17',
  })
  expect([reset.status, isAnswered]).toEqual([200, false])
  open()
  expect(await (await late).json()).toMatchObject({
    error: { message: 'INVALID_LOGIN_CREDENTIALS' },
  })
  expect((await logIn({ email, password: 'a-new-voice-17' })).status).toBe(200)
})

test('an unknown address is compared as often as a wrong password is, and so takes as long', async () => {
  const { email } = await service.createFan()
  const comparisons = async (address: string) => {
    const before = vi.mocked(verify).mock.calls.length
    await logIn({ email: address, password: 'a guess' })
    return vi.mocked(verify).mock.calls.length - before
  }
  expect(await comparisons(email)).toBe(1)
  expect(await comparisons(`nobody-${email}`)).toBe(1)
})

test('who signs up meanwhile is told as well', () => {
  const { log } = service
  expect(maskError(new TooBusy(7), { log })).toMatchObject({
    extensions: { code: 'UNAVAILABLE', http: { status: 503, headers: { 'retry-after': '7' } } },
  })
})
