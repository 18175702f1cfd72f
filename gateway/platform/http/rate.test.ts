import { describe, expect, it } from 'vitest'
import { createRateGuard, createRateHandler, type RateGuard } from './rate.ts'
import { arrivalOf } from './testing.ts'

let instant = 0
const now = () => new Date(instant)
const count = (times: number, take: () => number) =>
  Array.from({ length: times }, take).filter((wait) => wait === 0).length

describe('the guard against floods', () => {
  it('lets a fan ask 600 times at once, then ten times a second', () => {
    const rate = createRateGuard(now)
    expect(count(700, () => rate.take('user', 'a'))).toBe(600)
    expect(rate.take('user', 'b')).toBe(0)
    instant += 1_000
    expect(count(20, () => rate.take('user', 'a'))).toBe(10)
    instant += 3_600_000
    expect(count(700, () => rate.take('user', 'a'))).toBe(600)
  })

  it('gives each tenant its own, and an address that floods them all three times as much', () => {
    const rate = createRateGuard(now, { user: 1, address: 10 })
    const [red, blue] = ['red', 'blue'].map((id) => rate.forTenant(id)) as [RateGuard, RateGuard]
    expect(count(20, () => red.take('address', 'venue'))).toBe(10)
    expect(count(20, () => blue.take('address', 'venue'))).toBe(10)
    expect([red.take('user', 'a'), blue.take('user', 'a')]).toEqual([0, 0])
    expect(red.take('user', 'a')).toBeGreaterThan(0)
    const others = ['green', 'grey', 'gold'].map((id) => rate.forTenant(id))
    expect(count(30, () => Math.min(...others.map((each) => each.take('address', 'venue'))))).toBe(
      4,
    )
    expect(others[0]!.take('address', 'elsewhere')).toBe(0)
  })

  it('slows sign-in, sessions and uploads of an address, but never the look-up of who is signed in', async () => {
    const handle = createRateHandler(createRateGuard(now, { user: 1, address: 2 }))
    const call = async (path: string) => {
      const request = new Request(`http://localhost:3000${path}`, { method: 'POST' })
      return (await handle(request, arrivalOf(request)))?.status
    }
    const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
    expect([
      await call(signIn),
      await call('/uploads/avatar'),
      await call(signIn),
      await call('/uploads/avatar'),
      await call('/session'),
    ]).toEqual([undefined, undefined, 429, 429, 429])
    expect(await call('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=x')).toBeUndefined()
  })

  it('slows token refreshes in plain text, so that nobody is signed out by it', async () => {
    const handle = createRateHandler(createRateGuard(now, { user: 1, address: 1 }))
    const refresh = () => {
      const path = 'http://localhost:3000/securetoken.googleapis.com/v1/token?key=x'
      const request = new Request(path, { method: 'POST' })
      return handle(request, arrivalOf(request))
    }
    expect(await refresh()).toBeUndefined()
    const refused = await refresh()
    expect([refused?.status, refused?.headers.get('content-type')]).toEqual([
      429,
      'text/plain;charset=UTF-8',
    ])
  })
})
