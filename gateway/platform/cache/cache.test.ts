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

describe('what somebody changed that anyone may change', () => {
  const counting = () => {
    const set = setUp()
    let count = 0
    const reads = { made: 0 }
    const ask = (cache: typeof set.cache, readerId: string | null) =>
      cache.get('red', 'count', 'a', async () => ((reads.made += 1), count), {
        ms: 2_000,
        readerId,
      })
    const change = (readerId: string) => {
      count += 1
      set.cache.forgetFor('red', 'count', 'a', readerId)
    }
    return { ...set, ask, change, reads }
  }

  it('they read as it is in every gateway, and all others as it was kept', async () => {
    const { cache, other, ask, change } = counting()
    for (const each of [cache, other]) expect(await ask(each, 'fan')).toBe(0)
    change('fan')
    for (const each of [cache, other]) {
      expect(await ask(each, 'neighbour')).toBe(0)
      expect(await ask(each, null)).toBe(0)
      expect(await ask(each, 'fan')).toBe(1)
      expect(await ask(each, null)).toBe(1)
    }
  })

  it('costs those who only read nothing, however often it changes', async () => {
    const { cache, ask, change, pass, reads } = counting()
    for (let at = 0; at < 1_000; at += 1) {
      change(`fan ${at}`)
      await ask(cache, null)
    }
    expect(reads.made).toBe(1)
    pass(2.1)
    expect(await ask(cache, null)).toBe(1_000)
    expect(reads.made).toBe(2)
  })

  it('is read once by who changed it, and not from before they did', async () => {
    const { cache, ask, change, reads } = counting()
    await ask(cache, null)
    change('fan')
    change('fan')
    expect([await ask(cache, 'fan'), await ask(cache, 'fan')]).toEqual([2, 2])
    expect(reads.made).toBe(2)
  })
})
