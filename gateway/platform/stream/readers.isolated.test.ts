import { beforeEach, expect, it, vi } from 'vitest'
import { createReaders } from './readers.ts'
import type { Readership } from './topic.ts'

let at = 0
let members = new Set<string>()
/** While true, answers are given and not yet there. */
let isSlow = false
let release = () => {}
const readership: Readership = {
  of: () => '',
  among: vi.fn(async (_, __, userIds: readonly string[]) => {
    const answer = new Set(userIds.filter((id) => members.has(id)))
    if (isSlow) await new Promise<void>((resolve) => (release = resolve))
    return answer
  }),
}
const asked = () => vi.mocked(readership.among).mock.calls.map(([, , userIds]) => userIds)
let readers: ReturnType<typeof createReaders>
const among = async (...userIds: string[]) => {
  const mayRead = await readers.among(readership, 'room', userIds)
  return userIds.filter(mayRead)
}

beforeEach(() => {
  at = 0
  isSlow = false
  members = new Set(['ann', 'bea'])
  vi.mocked(readership.among).mockClear()
  readers = createReaders(
    () => new Date(at),
    () => undefined as never,
  )
})

it('asks once about each listener, about those who are new together', async () => {
  expect(await among('ann', 'cat')).toEqual(['ann'])
  expect(await among('ann', 'cat')).toEqual(['ann'])
  expect(await among('ann', 'bea', 'dot', 'bea')).toEqual(['ann', 'bea', 'bea'])
  expect(asked()).toEqual([
    ['ann', 'cat'],
    ['bea', 'dot'],
  ])
})

it('asks at once where somebody’s access has changed, either way', async () => {
  await among('ann', 'cat')
  members = new Set(['cat'])
  for (const userId of ['ann', 'cat']) readers.forget(userId)
  expect(await among('ann', 'cat')).toEqual(['cat'])
})

it('keeps no answer that was overtaken while it was on its way', async () => {
  isSlow = true
  const first = among('ann')
  members.delete('ann')
  readers.forget('ann')
  release()
  await first
  isSlow = false
  expect(await among('ann')).toEqual([])
})

it('keeps no overtaken answer of those that it asks for beside a delivery either', async () => {
  await among('ann')
  at = 6_000
  isSlow = true
  await among('ann')
  members.delete('ann')
  readers.forget('ann')
  release()
  isSlow = false
  expect(await among('ann')).toEqual([])
})

it('learns within ten seconds of what no event has told, and delivers meanwhile', async () => {
  await among('ann')
  members.delete('ann')
  at = 6_000
  isSlow = true
  expect(await among('ann')).toEqual(['ann'])
  release()
  isSlow = false
  await vi.waitFor(async () => expect(await among('ann')).toEqual([]))
  expect(asked()).toHaveLength(2)
})

it('trusts no answer that is ten seconds old', async () => {
  await among('ann')
  members.delete('ann')
  at = 10_000
  expect(await among('ann')).toEqual([])
})

it('asks again after a question that failed', async () => {
  vi.mocked(readership.among).mockRejectedValueOnce(new Error('no database'))
  await expect(among('ann')).rejects.toThrow('no database')
  expect(await among('ann')).toEqual(['ann'])
})
