import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createReadMarks } from './readMarks.ts'

let page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('tells the newest of each channel once, after a while', () => {
  const send = vi.fn()
  const marks = createReadMarks(send)
  marks.note('lobby', 4)
  marks.note('lobby', 6)
  marks.note('radio', 2)
  expect(send).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(send.mock.calls).toEqual([
    ['lobby', 6],
    ['radio', 2],
  ])
})

it.each(['pagehide', 'visibilitychange'])('tells at once on %s, and not again', (event) => {
  const send = vi.fn()
  const marks = createReadMarks(send)
  marks.note('lobby', 6)
  page.dispatchEvent(new Event(event))
  expect(send.mock.calls).toEqual([['lobby', 6]])
  page.dispatchEvent(new Event(event))
  vi.runAllTimers()
  expect(send).toHaveBeenCalledTimes(1)
  marks.note('lobby', 7)
  page.dispatchEvent(new Event(event))
  expect(send).toHaveBeenLastCalledWith('lobby', 7)
})
