import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NetworkError, operationUnknown } from '#platform/relay/fetch.ts'
import { askWhileSeen, type Asking } from './askWhileSeen.ts'

let page: EventTarget & { visibilityState: string }
let network: { onLine: boolean }
let browser: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  network = { onLine: true }
  browser = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page whose asks go as `answer` says; chance is in the middle. */
function openPage(answer: () => Promise<unknown> = async () => undefined) {
  const ask = vi.fn(answer)
  const states: Asking[] = []
  const end = askWhileSeen({ ask, onState: (state) => states.push(state), random: () => 0.5 })
  return { ask, states, end }
}
const turn = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

it('asks soon after the page has opened, and then every twenty seconds or so', async () => {
  const { ask, states } = openPage()
  await pass(2500)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(22_499)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(states).toEqual(['well', 'well'])
})

it('asks nothing while nobody sees the page, and at once when somebody is back', async () => {
  const { ask } = openPage()
  await pass(2500)
  turn('hidden')
  await pass(600_000)
  expect(ask).toHaveBeenCalledTimes(1)
  turn('visible')
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(2)
  // Whoever comes and goes doesn't ask each time.
  for (let times = 0; times < 10; times += 1) {
    turn('hidden')
    turn('visible')
    await pass(100)
  }
  expect(ask).toHaveBeenCalledTimes(2)
  await pass(4000)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('waits longer after each failure, whoever comes and goes, and goes on where it gets an answer', async () => {
  let isAway = true
  const { ask, states } = openPage(async () => {
    if (isAway) throw new NetworkError('away')
  })
  await pass(2500)
  const asked = [ask.mock.calls.length]
  for (const wait of [2650, 3650, 5650]) {
    turn('hidden')
    turn('visible')
    await pass(wait - 1)
    asked.push(ask.mock.calls.length)
    await pass(1)
  }
  expect(asked).toEqual([1, 1, 2, 3])
  expect(states).toEqual(['failing', 'failing', 'failing', 'failing'])
  isAway = false
  await pass(9650)
  expect(states.at(-1)).toBe('well')
})

it('keeps away as long as the gateway says', async () => {
  const { ask } = openPage(async () => {
    throw new NetworkError('slow down', { status: 429, retryAt: new Date(Date.now() + 40_000) })
  })
  await pass(2500)
  await pass(39_999)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('waits for the network, and asks as it returns', async () => {
  network.onLine = false
  const { ask } = openPage()
  await pass(60_000)
  expect(ask).not.toHaveBeenCalled()
  network.onLine = true
  browser.dispatchEvent(new Event('online'))
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('asks no more where the page is older than the gateway, nor once it has ended', async () => {
  const outdated = openPage(async () => {
    throw new NetworkError('unknown', { status: 400, code: operationUnknown })
  })
  const ended = openPage()
  await pass(2500)
  ended.end()
  await pass(600_000)
  turn('visible')
  await pass(600_000)
  expect(outdated.ask).toHaveBeenCalledTimes(1)
  expect(outdated.states).toEqual(['outdated'])
  expect(ended.ask).toHaveBeenCalledTimes(1)
})
