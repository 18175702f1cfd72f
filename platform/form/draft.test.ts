import { beforeEach, expect, it, vi } from 'vitest'
import {
  bringBackPrivateTexts,
  forgetPrivateTexts,
  setAsidePrivateTexts,
} from '../storage/privateTexts.ts'
import { fillDraft, forgetDraft, forgetDrafts, readDraft } from './draft.ts'

beforeEach(() => {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
  // As a browser's: its own properties are its keys.
  const ownKeys = () => [...texts.keys()]
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true })
  vi.stubGlobal('sessionStorage', new Proxy(storage, { ownKeys, getOwnPropertyDescriptor }))
  return () => vi.unstubAllGlobals()
})

it('keeps what was typed part by part, and forgets it by its name', () => {
  fillDraft('address', { city: '渋谷区' })
  fillDraft('address', { town: '神南' })
  fillDraft('address.new', { city: '港区' })
  expect(readDraft('address')).toEqual({ city: '渋谷区', town: '神南' })
  forgetDraft('address')
  expect(readDraft('address')).toEqual({})
  expect(readDraft('address.new')).toEqual({ city: '港区' })
  forgetDrafts('address')
  expect(readDraft('address.new')).toEqual({})
})

it('is the fan’s: it goes with them, and waits where their sign-in ended by itself', () => {
  fillDraft('address', { city: '渋谷区', town: '神南' })
  setAsidePrivateTexts('user_01')
  expect(readDraft('address')).toEqual({})
  fillDraft('address', { town: '宇田川町' })
  bringBackPrivateTexts('user_01')
  expect(readDraft('address')).toEqual({ city: '渋谷区', town: '宇田川町' })
  setAsidePrivateTexts('user_01')
  bringBackPrivateTexts('user_02')
  bringBackPrivateTexts('user_01')
  expect(readDraft('address')).toEqual({})
  fillDraft('address', { city: '渋谷区' })
  forgetPrivateTexts()
  expect(readDraft('address')).toEqual({})
})
