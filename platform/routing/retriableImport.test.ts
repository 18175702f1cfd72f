import { afterEach, expect, it, vi } from 'vitest'
import { retriableImport } from './retriableImport.ts'

const address = 'http://localhost:3000/assets/firebase-CFMfN2ut.js'
const fault = new TypeError(`Failed to fetch dynamically imported module: ${address}`)

it('asks by another address for what a browser keeps as failed', async () => {
  const load = vi.fn().mockRejectedValue(fault)
  const importFrom = vi.fn().mockRejectedValueOnce(fault).mockResolvedValueOnce('module')
  const get = retriableImport<string>(load, importFrom)
  await expect(get()).rejects.toBe(fault)
  await expect(get()).rejects.toBe(fault)
  expect(await get()).toBe('module')
  expect(load).toHaveBeenCalledTimes(1)
  expect(importFrom.mock.calls).toEqual([[`${address}?try=1`], [`${address}?try=2`]])
})

afterEach(() => vi.unstubAllGlobals())

it('asks for a style again that did not come', async () => {
  const style = 'http://localhost:3000/assets/Menu-T5o5Brg7.css'
  const link = { remove: vi.fn() }
  const querySelector = vi.fn().mockReturnValue(link)
  vi.stubGlobal('document', { querySelector })
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error(`Unable to preload CSS for ${style}`))
    .mockResolvedValueOnce('module')
  const get = retriableImport<string>(load)
  await expect(get()).rejects.toThrow('Unable to preload CSS')
  expect(querySelector).toHaveBeenCalledExactlyOnceWith(`link[href="${style}"]`)
  expect(link.remove).toHaveBeenCalledTimes(1)
  expect(await get()).toBe('module')
})

it('asks for the same where the error names no address', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Importing failed'))
    .mockResolvedValueOnce('module')
  const get = retriableImport<string>(load)
  await expect(get()).rejects.toThrow('Importing failed')
  expect(await get()).toBe('module')
})
