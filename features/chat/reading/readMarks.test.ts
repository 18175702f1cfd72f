import {
  bringBackPrivateTexts,
  forgetPrivateTexts,
  setAsidePrivateTexts,
} from '#platform/storage/privateTexts.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReadMarks } from './readMarks.ts'

let page = new EventTarget()

/** Milliseconds. Not until no timer is left: an earlier file's may go round for ever in this process. */
const aWhile = 10_000

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  forgetPrivateTexts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells the newest of each channel once, after a while', () => {
  const send = vi.fn(() => Promise.resolve())
  const marks = createReadMarks('user_me', send)
  marks.note('lobby', 4)
  marks.note('lobby', 6)
  marks.note('radio', 2)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(aWhile)
  expect(send.mock.calls).toEqual([
    ['lobby', 6],
    ['radio', 2],
  ])
})

it.each(['pagehide', 'visibilitychange'])('tells at once on %s, and not again', (event) => {
  const send = vi.fn(() => Promise.resolve())
  const marks = createReadMarks('user_me', send)
  marks.note('lobby', 6)
  page.dispatchEvent(new Event(event))
  expect(send.mock.calls).toEqual([['lobby', 6]])
  page.dispatchEvent(new Event(event))
  vi.advanceTimersByTime(aWhile)
  expect(send).toHaveBeenCalledTimes(1)
  marks.note('lobby', 7)
  page.dispatchEvent(new Event(event))
  expect(send).toHaveBeenLastCalledWith('lobby', 7)
})

it('keeps for the next page what this one could not tell before it was left', async () => {
  const never = createReadMarks('user_me', () => new Promise(() => undefined))
  never.note('lobby', 6)
  page.dispatchEvent(new Event('pagehide'))
  const failing = createReadMarks('user_me', () => Promise.reject(new Error('offline')))
  failing.note('radio', 2)
  await vi.advanceTimersByTimeAsync(aWhile)
  setAsidePrivateTexts('user_me')
  failing.note('radio', 3)
  bringBackPrivateTexts('user_me')

  const answered = createReadMarks('user_me', () => Promise.resolve())
  const left = new Map([
    ['lobby', 6],
    ['radio', 3],
  ])
  expect(answered.unsent()).toEqual(left)
  expect(createReadMarks('user_other', () => Promise.resolve()).unsent().size).toBe(0)
  for (const [channelId, seq] of answered.unsent()) answered.note(channelId, seq)
  expect(answered.unsent()).toEqual(left)
  await vi.advanceTimersByTimeAsync(aWhile)
  expect(answered.unsent().size).toBe(0)
})

it('never tells less than was noted before, and keeps what came during a call', async () => {
  let acknowledge = () => undefined as void
  const send = vi.fn(() => new Promise<void>((resolve) => (acknowledge = resolve)))
  const marks = createReadMarks('user_me', send)
  marks.note('lobby', 6)
  marks.note('lobby', 4)
  vi.advanceTimersByTime(aWhile)
  expect(send.mock.calls).toEqual([['lobby', 6]])
  marks.note('lobby', 8)
  acknowledge()
  await Promise.resolve()
  expect(marks.unsent()).toEqual(new Map([['lobby', 8]]))
})
