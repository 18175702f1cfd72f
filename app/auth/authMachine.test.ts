import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type StateValueFrom } from 'xstate'
import { statesIn, statesOf } from '#platform/machine/states.ts'
import { authMachine, type AuthEvent } from './authMachine.ts'

const found: AuthEvent = { type: 'user.found', userId: 'user_01', lifeMs: 3_600_000 }
const never = () => new Promise<never>(() => {})

function start({
  refreshToken = never,
  endSignIn = never,
}: { refreshToken?: () => Promise<{ lifeMs: number }>; endSignIn?: () => Promise<void> } = {}) {
  const clock = new SimulatedClock()
  const machine = authMachine.provide({
    actors: { refreshToken: fromPromise(refreshToken), endSignIn: fromPromise(endSignIn) },
  })
  return { actor: createActor(machine, { clock }).start(), clock }
}

type Value = StateValueFrom<typeof authMachine>
const asking: Value = { loggedIn: { refreshing: 'asking' } }
const fresh: Value = { loggedIn: 'fresh' }
const table: readonly [situation: string, events: readonly AuthEvent[], then: Value][] = [
  ['waits for the provider', [], { pending: 'lookingForUser' }],
  ['takes a fan in', [found], fresh],
  ['takes a guest as one', [{ type: 'user.missing' }], 'notLoggedIn'],
  ['takes in a guest who logged in', [{ type: 'user.missing' }, found], fresh],
  [
    'is pending while a sign-in ends',
    [found, { type: 'logout.requested' }],
    { pending: 'leaving' },
  ],
  [
    'does not hear an old user while leaving',
    [found, { type: 'logout.requested' }, found],
    { pending: 'leaving' },
  ],
  [
    'leaves where another tab signed out',
    [found, { type: 'user.missing' }],
    { pending: 'leaving' },
  ],
  ['refreshes after a 401', [found, { type: 'token.refused', isRenewed: false }], asking],
  [
    'bears the 401s of several calls',
    [
      found,
      { type: 'token.refused', isRenewed: false },
      { type: 'token.refused', isRenewed: false },
    ],
    asking,
  ],
  [
    'leaves after a 401 to a new token',
    [found, { type: 'token.refused', isRenewed: true }],
    { pending: 'leaving' },
  ],
  [
    'asks for the password again',
    [found, { type: 'login.required' }],
    { loggedIn: 'reauthenticating' },
  ],
  [
    'goes on after a renewed login',
    [found, { type: 'login.required' }, { type: 'login.renewed' }],
    fresh,
  ],
  [
    'goes on without a renewed login',
    [found, { type: 'login.required' }, { type: 'login.abandoned' }],
    fresh,
  ],
  [
    'keeps asking while the token changes',
    [found, { type: 'login.required' }, found],
    { loggedIn: 'reauthenticating' },
  ],
  ['shuts out whoever is blocked', [found, { type: 'viewer.blocked' }], 'blocked'],
  ['stays blocked', [{ type: 'viewer.blocked' }, found], 'blocked'],
]

describe('authMachine', () => {
  it.each(table)('%s', (_, events, value) => {
    const { actor } = start()
    for (const event of events) actor.send(event)
    expect(actor.getSnapshot().value).toEqual(value)
  })

  it('comes to each of its states, which no story shows', async () => {
    const { actor } = start({ refreshToken: () => Promise.reject(new Error('offline')) })
    actor.send(found)
    actor.send({ type: 'token.refused', isRenewed: false })
    const backingOff: Value = { loggedIn: { refreshing: 'backingOff' } }
    await expect.poll(() => actor.getSnapshot().value).toEqual(backingOff)
    const values = [...table.map(([, , value]) => value), backingOff]
    const stood = new Set(values.flatMap((value) => statesIn(authMachine, value)))
    expect([...stood].toSorted()).toEqual(statesOf(authMachine).toSorted())
  })

  it('refreshes 5 minutes before the token ends', () => {
    const { actor, clock } = start()
    actor.send(found)
    clock.increment(3_600_000 - 300_001)
    expect(actor.getSnapshot().value).toEqual(fresh)
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual(asking)
  })

  it('does not refresh in a loop where a clock makes every token look old', () => {
    const { actor, clock } = start()
    actor.send({ ...found, lifeMs: -60_000 })
    clock.increment(29_999)
    expect(actor.getSnapshot().value).toEqual(fresh)
    clock.increment(1)
    expect(actor.getSnapshot().value).toEqual(asking)
  })

  it('counts from the newest token', () => {
    const { actor, clock } = start()
    actor.send(found)
    clock.increment(3_000_000)
    actor.send(found)
    clock.increment(3_000_000)
    expect(actor.getSnapshot().value).toEqual(fresh)
  })

  it('is fresh again with a new token', async () => {
    const { actor } = start({ refreshToken: () => Promise.resolve({ lifeMs: 60 * 60_000 }) })
    actor.send({ ...found, lifeMs: 0 })
    actor.send({ type: 'token.refused', isRenewed: false })
    await expect.poll(() => actor.getSnapshot().value).toEqual(fresh)
  })

  it('backs off 30 s after a failure, doubling, at most 960 s', async () => {
    const { actor, clock } = start({ refreshToken: () => Promise.reject(new Error('offline')) })
    actor.send(found)
    clock.increment(3_600_000)
    for (const seconds of [30, 60, 120, 240, 480, 960, 960]) {
      await expect
        .poll(() => actor.getSnapshot().value)
        .toEqual({ loggedIn: { refreshing: 'backingOff' } })
      clock.increment(seconds * 1000 - 1)
      expect(actor.getSnapshot().value).toEqual({ loggedIn: { refreshing: 'backingOff' } })
      clock.increment(1)
      expect(actor.getSnapshot().value).toEqual(asking)
    }
  })

  it.each([
    ['was closed', () => Promise.resolve()],
    ['could not be closed', () => Promise.reject(new Error('offline'))],
  ])('is over once the session %s, and nothing of the fan stays', async (_, endSignIn) => {
    const { actor } = start({ endSignIn })
    actor.send(found)
    actor.send({ type: 'logout.requested' })
    await expect.poll(() => actor.getSnapshot().value).toEqual('notLoggedIn')
    expect(actor.getSnapshot().context).toEqual({ userId: null, lifeMs: 0, failures: 0 })
  })
})
