import { expect, it, vi } from 'vitest'
import { found } from '#rules/games/harbour/harbour.ts'
import { writeTown } from '#rules/games/harbour/save.ts'
import { harbourTables } from '#rules/games/harbour/tables.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { keepTown, openTown, readKeptTown } from './keptTown.ts'

const town = (digit: string) => writeTown(found(digit.repeat(32), 0, harbourTables))
const [mine, other] = [town('a'), town('b')]
const latest = { version: 4, savedAt: '2026-11-20T03:00:00.000Z', text: other }
const fan = { isFan: true, found: () => town('c') }
const key = privateKey('harbour', 'community_1')

it('gives back the device’s town, the fan’s before a guest’s, and nothing that is no town', () => {
  const texts = new Map<string, string>()
  vi.spyOn(privateTexts, 'read').mockImplementation((at) => texts.get(at) ?? null)
  vi.spyOn(privateTexts, 'write').mockImplementation((at, text) => void texts.set(at, text!))
  keepTown('community_1', { base: 2, isKept: true, text: mine })
  expect(readKeptTown('community_1')).toEqual({ base: 2, isKept: true, text: mine })
  texts.set(key, `${texts.get(key)}\n{"base":0,"isKept":false,"text":"{}"}`)
  expect(readKeptTown('community_1')?.base).toBe(2)
  for (const text of ['', '{', '{"base":1,"isKept":true,"text":"{}"}']) {
    texts.set(key, text)
    expect(readKeptTown('community_1')).toBeNull()
  }
})

it('begins anew where there is none, and saves nothing before anything is done', () => {
  expect(openTown(null, null, fan)).toMatchObject({ text: town('c'), base: 0, keptText: town('c') })
})

it('goes on from the gateway’s on a new device', () => {
  expect(openTown(null, latest, fan)).toMatchObject({ text: other, base: 4, other: null })
})

it('goes on from the device’s where nothing came between', () => {
  const here = { base: 4, isKept: false, text: mine }
  expect(openTown(here, latest, fan)).toMatchObject({ text: mine, keptText: null, other: null })
  expect(openTown(here, null, fan)).toMatchObject({ text: mine, other: null })
})

it('takes the gateway’s where another device went on and this one did nothing', () => {
  const here = { base: 3, isKept: true, text: mine }
  expect(openTown(here, latest, fan)).toMatchObject({ text: other, base: 4, other: null })
})

it('lets the fan choose where both went on', () => {
  const here = { base: 3, isKept: false, text: mine }
  expect(openTown(here, latest, fan)).toMatchObject({
    text: mine,
    other: { text: other, version: 4, savedAt: latest.savedAt, from: 'device' },
  })
})

it('shows a guest’s town and the fan’s once they have logged in', () => {
  expect(openTown({ base: 0, isKept: false, text: mine }, latest, fan).other?.text).toBe(other)
})
