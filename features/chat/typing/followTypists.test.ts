import { Observable } from 'relay-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeUser } from '#storybook/fakes/people.ts'
import { answer } from '#storybook/relay/fakeGateway.ts'
import { createStoryEnvironment } from '#storybook/relay/storyEnvironment.ts'
import { followTypists } from './followTypists.ts'
import { tellTyping } from './tellTyping.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A fan's browser that has a room open, and what it shows of who is writing. */
function browser() {
  let write: (id: string, displayName: string) => void = () => undefined
  const environment = createStoryEnvironment({}, (params, variables) =>
    Observable.create((sink) => {
      write = (id, displayName) => {
        const channelTyping = { user: fakeUser({ id, displayName }) }
        sink.next(answer(params, variables, { Subscription: () => ({ channelTyping }) }))
      }
    }),
  )
  const shown = new Map<string, string>()
  const leave = followTypists(environment, 'channel_lobby', {
    told: (id, name) => shown.set(id, name),
    ended: (id) => shown.delete(id),
  })
  return { shown, leave, write: (id: string, name: string) => write(id, name) }
}

it('a mark is over after five seconds without another, though nothing was said', () => {
  const { shown, write } = browser()
  write('user_komugi', '終電こむぎ')
  vi.advanceTimersByTime(4_000)
  write('user_kujira', '係長くじら')
  write('user_komugi', '終電こむぎ')
  vi.advanceTimersByTime(4_000)
  expect([...shown.values()]).toEqual(['終電こむぎ', '係長くじら'])
  write('user_kujira', '係長くじら')
  vi.advanceTimersByTime(1_000)
  expect([...shown.values()]).toEqual(['係長くじら'])
  vi.advanceTimersByTime(4_000)
  expect(shown.size).toBe(0)
})

it('nothing is heard of a room that was left', () => {
  const { shown, write, leave } = browser()
  write('user_komugi', '終電こむぎ')
  leave()
  vi.advanceTimersByTime(6_000)
  expect([...shown.keys()]).toEqual(['user_komugi'])
})

it('whoever writes says so once in three and a half seconds, in each room', () => {
  const environment = createStoryEnvironment({ outcome: 'pending' })
  const sent = vi.spyOn(environment, 'executeMutation')
  const type = (channelId: string) => tellTyping(environment, channelId)
  for (let letter = 0; letter < 7; letter += 1) {
    type('channel_one')
    type('channel_two')
    vi.advanceTimersByTime(499)
  }
  expect(sent).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(7)
  type('channel_one')
  expect(sent).toHaveBeenCalledTimes(3)
})
