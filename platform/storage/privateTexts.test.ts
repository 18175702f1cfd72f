import { afterEach, expect, it, vi } from 'vitest'
import {
  bringBackPrivateTexts,
  forgetPrivateTexts,
  privateKey,
  privateTexts,
  provenKey,
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

it('what proves something outlasts every sign-out, and is seen by its own fan alone', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  const receipt = provenKey('receipt', 'treasuredraw_1')
  const seen = () => privateTexts.read(receipt)
  bringBackPrivateTexts('user_01')
  privateTexts.write(receipt, 'signed')
  bringBackPrivateTexts('user_01')
  expect(seen()).toBe('signed')
  // They sign out; another fan signs in, and signs out.
  forgetPrivateTexts()
  expect(seen()).toBeNull()
  bringBackPrivateTexts('user_02')
  expect(seen()).toBeNull()
  privateTexts.write(receipt, 'another’s')
  forgetPrivateTexts()
  bringBackPrivateTexts('user_01')
  expect(seen()).toBe('signed')
  // Their sign-in ends by itself, and while no page is there to see it.
  setAsidePrivateTexts('user_01')
  expect(seen()).toBeNull()
  bringBackPrivateTexts('user_01')
  bringBackPrivateTexts('user_02')
  expect(seen()).toBe('another’s')
  bringBackPrivateTexts('user_01')
  expect(seen()).toBe('signed')
})

it('what is another fan’s by now stays theirs where a tab wakes late', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  const receipt = provenKey('receipt', 'treasuredraw_2')
  bringBackPrivateTexts('user_01')
  bringBackPrivateTexts('user_02')
  privateTexts.write(receipt, 'theirs')
  privateTexts.write(lobby, 'こんばんは')
  // This tab slept through the second’s signing in.
  setAsidePrivateTexts('user_01')
  expect(privateTexts.read(receipt)).toBe('theirs')
  expect(privateTexts.read(lobby)).toBe('こんばんは')
  bringBackPrivateTexts('user_01')
  expect(privateTexts.read(receipt)).toBeNull()
})

it('of what proves something the first stands, and two are never one text', () => {
  vi.stubGlobal('localStorage', fakeStorage())
  const receipt = provenKey('receipt', 'treasuredraw_1')
  bringBackPrivateTexts('user_01')
  privateTexts.write(receipt, 'first')
  setAsidePrivateTexts('user_01')
  privateTexts.write(receipt, 'later')
  bringBackPrivateTexts('user_01')
  expect(privateTexts.read(receipt)).toBe('first')
  setAsidePrivateTexts('user_01')
  privateTexts.write(receipt, 'later still')
  setAsidePrivateTexts('user_01')
  bringBackPrivateTexts('user_01')
  expect(privateTexts.read(receipt)).toBe('first')
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
