import { afterEach, expect, it, vi } from 'vitest'
import { lateImport } from './lateImport.ts'

const fault = new TypeError('Failed to fetch dynamically imported module')
const browser = new EventTarget()

/** A browser that says this of its network, and what its requests come to. */
function inBrowser(network: { onLine: boolean; fetch: () => Promise<unknown> }): void {
  vi.stubGlobal('navigator', { onLine: network.onLine })
  vi.stubGlobal('fetch', vi.fn(network.fetch))
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
}

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const anAnswer = () => Promise.resolve()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('tries nothing without a network, and has the code once there is one', async () => {
  inBrowser({ onLine: false, fetch: noAnswer })
  const load = vi.fn().mockResolvedValue('module')
  const code = lateImport(load)()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
  expect(load).not.toHaveBeenCalled()
  vi.mocked(fetch).mockImplementation(anAnswer as never)
  browser.dispatchEvent(new Event('online'))
  expect(await code).toBe('module')
})

it('has the code at once where the browser is wrong about its network', async () => {
  inBrowser({ onLine: false, fetch: anAnswer })
  expect(await lateImport(async () => 'module')()).toBe('module')
})

it('waits for a network that the browser takes for one', async () => {
  inBrowser({ onLine: true, fetch: noAnswer })
  const load = vi.fn().mockRejectedValueOnce(fault).mockResolvedValueOnce('module')
  const code = lateImport(load)()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  vi.mocked(fetch).mockImplementation(anAnswer as never)
  browser.dispatchEvent(new Event('online'))
  expect(await code).toBe('module')
  expect(load).toHaveBeenCalledTimes(2)
})

it('asks again where a request for the network stays without an answer', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  inBrowser({ onLine: true, fetch: anAnswer })
  vi.mocked(fetch).mockImplementationOnce(
    (_, how) =>
      new Promise((_resolve, reject) => {
        how?.signal?.addEventListener('abort', () => reject(how.signal!.reason as Error))
      }),
  )
  const load = vi.fn().mockRejectedValueOnce(fault).mockResolvedValueOnce('module')
  const code = lateImport(load)()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  patience.abort()
  expect(await code).toBe('module')
})

it('gives up what a newer release has replaced, and what is no fault of the network', async () => {
  inBrowser({ onLine: true, fetch: anAnswer })
  await expect(lateImport(() => Promise.reject(fault))()).rejects.toBe(fault)
  const bug = new Error('undefined is not a function')
  await expect(lateImport(() => Promise.reject(bug))()).rejects.toBe(bug)
})
