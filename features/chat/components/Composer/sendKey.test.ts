import { describe, expect, it } from 'vitest'
import { isSendKey } from './sendKey.ts'

const enter = {
  key: 'Enter',
  keyCode: 13,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
}

describe('isSendKey', () => {
  it('sends on Enter at a desk', () => expect(isSendKey(enter, false)).toBe(true))
  it('breaks the line on Shift+Enter', () =>
    expect(isSendKey({ ...enter, shiftKey: true }, false)).toBe(false))
  it('breaks the line on a touch screen', () => expect(isSendKey(enter, true)).toBe(false))
  it('sends on Ctrl+Enter and ⌘+Enter everywhere', () => {
    expect(isSendKey({ ...enter, ctrlKey: true }, true)).toBe(true)
    expect(isSendKey({ ...enter, metaKey: true }, true)).toBe(true)
  })
  it('leaves the Enter that confirms a conversion alone', () =>
    expect(isSendKey({ ...enter, isComposing: true }, false)).toBe(false))
  it('leaves it alone in Safari too, where the composition has ended already', () =>
    expect(isSendKey({ ...enter, keyCode: 229 }, false)).toBe(false))
  it('does not send on another key', () =>
    expect(isSendKey({ ...enter, key: 'a' }, false)).toBe(false))
})
