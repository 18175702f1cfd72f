import { describe, expect, it } from 'vitest'
import { createMemoryBus } from '../events/bus.ts'
import { createCache } from './cache.ts'

function setUp() {
  let instant = new Date('2026-11-20T03:00:00.000Z').getTime()
  const events = createMemoryBus()
  const now = () => new Date(instant)
  return {
    events,
    cache: createCache(events, now),
    other: createCache(events, now),
    pass: (seconds: number) => void (instant += seconds * 1000),
  }
}

describe('what is kept', () => {
  it('is read once, by however many at once', async () => {
    const { cache } = setUp()
    let reads = 0
    const ask = () => cache.get('red', 'user', 'a', async () => (reads += 1))
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(1)
  })

  it('is one tenant’s, one name’s and one key’s', async () => {
    const { cache } = setUp()
    const of = (...[tenantId, name, key]: [string, string, string]) =>
      cache.get(tenantId, name, key, async () => `${tenantId}/${name}/${key}`)
    for (const place of [
      ['red', 'user', 'a'],
      ['blue', 'user', 'a'],
      ['red', 'channel', 'a'],
      ['red', 'user', 'b'],
      ['red', 'user', 'a b'],
    ] as [string, string, string][])
      expect(await of(...place)).toBe(place.join('/'))
    cache.forget('blue', 'user', 'a')
    expect(await cache.get('red', 'user', 'a', async () => 'anew')).toBe('red/user/a')
    expect(await cache.get('blue', 'user', 'a', async () => 'anew')).toBe('anew')
  })

  it('is forgotten by every gateway at once, when one has changed it', async () => {
    const { cache, other } = setUp()
    for (const each of [cache, other]) await each.get('red', 'user', 'a', async () => 'before')
    cache.forget('red', 'user', 'a')
    for (const each of [cache, other])
      expect(await each.get('red', 'user', 'a', async () => 'after')).toBe('after')
  })

  it('does not come back where it was being read while it changed', async () => {
    const { cache, other } = setUp()
    const { promise, resolve } = Promise.withResolvers<string>()
    const slow = cache.get('red', 'user', 'a', () => promise)
    other.forget('red', 'user', 'a')
    const fresh = cache.get('red', 'user', 'a', async () => 'after')
    resolve('before')
    expect(await slow).toBe('before')
    expect(await fresh).toBe('after')
    expect(await cache.get('red', 'user', 'a', async () => 'again')).toBe('after')
  })

  it('is read anew after a quarter of a minute, where no event said so before', async () => {
    const { cache, pass } = setUp()
    await cache.get('red', 'user', 'a', async () => 'before')
    pass(14)
    expect(await cache.get('red', 'user', 'a', async () => 'after')).toBe('before')
    pass(2)
    expect(await cache.get('red', 'user', 'a', async () => 'after')).toBe('after')
  })

  it.each([
    ['a failure', () => Promise.reject(new Error('no database'))],
    ['undefined', async () => undefined],
  ])('is never %s', async (_, read: () => Promise<unknown>) => {
    const { cache } = setUp()
    await cache.get('red', 'user', 'a', read).catch(() => undefined)
    expect(await cache.get<unknown>('red', 'user', 'a', async () => 'there')).toBe('there')
  })
})
