import { afterEach, expect, it, vi } from 'vitest'
import {
  bringBackPrivateTexts,
  forgetPrivateTexts,
  privateKey,
  privateTexts,
  setAsidePrivateTexts,
} from './privateTexts.ts'

/** A browser's storage as far as the store asks: own properties are its keys. */
function fakeStorage(isRefused = false): Storage {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  return Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return isRefused ? refuse() : (this[key] ?? null)
      },
      setItem(this: Record<string, string>, key: string, text: string) {
        if (isRefused) refuse()
        this[key] = text
      },
      removeItem(this: Record<string, string>, key: string) {
        delete this[key]
      },
    },
    {},
  ) as Storage
}

afterEach(() => vi.unstubAllGlobals())

it('keeps a text by tenant and channel, and forgets them all with the fan', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  localStorage.setItem('ouen.hint', '1')
  privateTexts.write(privateKey('ouen', 'channel_1'), 'はじめまして')
  privateTexts.write(privateKey('ouen', 'channel_2'), 'こんばんは')
  expect(privateTexts.read(privateKey('ouen', 'channel_1'))).toBe('はじめまして')
  expect(privateTexts.read(privateKey('other', 'channel_1'))).toBeNull()

  forgetPrivateTexts()
  expect(privateTexts.read(privateKey('ouen', 'channel_1'))).toBeNull()
  expect(privateTexts.read(privateKey('ouen', 'channel_2'))).toBeNull()
  expect(localStorage.getItem('ouen.hint')).toBe('1')
})

const lobby = privateKey('ouen', 'channel_1')

it('sets texts aside where a sign-in ended by itself, for the same fan only', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  privateTexts.write(lobby, 'はじめまして')
  setAsidePrivateTexts('user_01')
  expect(privateTexts.read(lobby)).toBeNull()
  privateTexts.write(lobby, 'ゲストです')
  bringBackPrivateTexts('user_01')
  expect(privateTexts.read(lobby)).toBe('はじめまして\nゲストです')

  setAsidePrivateTexts('user_01')
  bringBackPrivateTexts('user_02')
  bringBackPrivateTexts('user_01')
  expect(privateTexts.read(lobby)).toBeNull()
})

it('is nobody else’s where a sign-in ended while no page was there to see it', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  bringBackPrivateTexts('user_01')
  privateTexts.write(lobby, 'はじめまして')
  bringBackPrivateTexts('user_01')
  expect(privateTexts.read(lobby)).toBe('はじめまして')
  bringBackPrivateTexts('user_02')
  expect(privateTexts.read(lobby)).toBeNull()
  // What a guest wrote stays with whoever signs up.
  forgetPrivateTexts()
  privateTexts.write(lobby, 'ゲストです')
  bringBackPrivateTexts('user_03')
  expect(privateTexts.read(lobby)).toBe('ゲストです')
})

it('says what was written last where there is no room for it', () => {
  const storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  privateTexts.write(lobby, 'はじめ')
  vi.spyOn(Object.getPrototypeOf(storage) as Storage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  privateTexts.write(lobby, 'はじめまして')
  expect(privateTexts.read(lobby)).toBe('はじめまして')
  privateTexts.write(lobby, null)
  expect(privateTexts.read(lobby)).toBeNull()
})

it('keeps and forgets a text in memory where the browser keeps none', () => {
  vi.stubGlobal('localStorage', fakeStorage(true))
  privateTexts.write(privateKey('ouen', 'channel_1'), 'はじめまして')
  expect(privateTexts.read(privateKey('ouen', 'channel_1'))).toBe('はじめまして')
  forgetPrivateTexts()
  expect(privateTexts.read(privateKey('ouen', 'channel_1'))).toBeNull()
})
