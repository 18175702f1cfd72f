import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText } from './copyText.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser whose clipboard does so, and whose older way answers so; what was copied by the latter is noted. */
function browser(writeText: (() => Promise<void>) | undefined, older: boolean) {
  const byTheOlderWay: string[] = []
  const field = { value: '', readOnly: false, style: {}, select() {}, remove() {} }
  vi.stubGlobal('navigator', writeText ? { clipboard: { writeText } } : {})
  vi.stubGlobal('HTMLElement', Object)
  vi.stubGlobal('document', {
    activeElement: null,
    body: { append() {} },
    createElement: () => field,
    execCommand() {
      byTheOlderWay.push(field.value)
      return older
    },
  })
  return byTheOlderWay
}

describe('a text is copied', () => {
  it('by the clipboard, where it takes it', async () => {
    const byTheOlderWay = browser(async () => undefined, false)
    expect(await copyText('OUEN-1234')).toBe(true)
    expect(byTheOlderWay).toEqual([])
  })

  it('by the older way where there is no clipboard, or it refuses', async () => {
    for (const writeText of [undefined, () => Promise.reject(new Error('NotAllowedError'))]) {
      const byTheOlderWay = browser(writeText, true)
      expect(await copyText('OUEN-1234')).toBe(true)
      expect(byTheOlderWay).toEqual(['OUEN-1234'])
    }
  })

  it('by the older way where the clipboard never settles, and says where that fails too', async () => {
    vi.useFakeTimers()
    for (const older of [true, false]) {
      const byTheOlderWay = browser(() => new Promise(() => undefined), older)
      const isCopied = copyText('OUEN-1234')
      await vi.runAllTimersAsync()
      expect(await isCopied).toBe(older)
      expect(byTheOlderWay).toEqual(['OUEN-1234'])
    }
  })
})
