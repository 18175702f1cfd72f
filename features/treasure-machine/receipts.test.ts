import { beforeEach, expect, it, vi } from 'vitest'
import { privateTexts, provenKey } from '#platform/storage/privateTexts.ts'
import type { Receipt } from '#rules/draws/receipt.ts'
import { keepPair, keepPromised, isAsPromised } from './promises.ts'
import { isAsKept, keepReceipt, keptDraws } from './receipts.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  // Its keys are listed as a Storage's are.
  const listed = new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal('localStorage', listed)
})

const told = { receipt: '{"machine":"m","counter":0}', signature: '51', publicKey: '07' }

it('a draw is as it was kept by its receipt, signature and key alike', () => {
  keepReceipt('treasuredraw_1', told)
  expect(isAsKept('treasuredraw_1', told)).toBe(true)
  for (const change of [{ receipt: '{}' }, { signature: '52' }, { publicKey: '08' }])
    expect(isAsKept('treasuredraw_1', { ...told, ...change })).toBe(false)
  expect(isAsKept('treasuredraw_2', told)).toBeNull()
})

it('what was kept and can’t be read is not as it is told', () => {
  keepReceipt('treasuredraw_1', told)
  privateTexts.write(provenKey('receipt', 'treasuredraw_2'), '{')
  expect(isAsKept('treasuredraw_2', told)).toBe(false)
  expect(keptDraws('m')).toMatchObject([{ receipt: { counter: 0 }, signature: '51' }])
  expect(keptDraws('n')).toEqual([])
})

const pair = { seedId: 'drawseed_1', clientSeed: 'cd', serverHash: 'ab', drawer: 'd7' }
const receipt = { ...pair, odds: '5f' } as unknown as Receipt
const drawn = { machineId: 'm', seedId: 'drawseed_1', odds: '5f' }

it('a draw is as promised by both seeds, the pseudonym and the odds on the page alike', () => {
  keepPair('m', pair)
  keepPromised('treasuredraw_1', drawn)
  // A later pair and later odds change nothing of it.
  keepPair('m', { ...pair, seedId: 'drawseed_2', serverHash: 'ef' })
  expect(isAsPromised('treasuredraw_1', receipt)).toBe(true)
  for (const part of ['clientSeed', 'serverHash', 'drawer', 'odds'])
    expect(isAsPromised('treasuredraw_1', { ...receipt, [part]: '00' })).toBe(false)
})

it('nothing was promised to this browser of a pair that another device began', () => {
  expect(isAsPromised('treasuredraw_1', receipt)).toBeNull()
  keepPair('m', pair)
  keepPromised('treasuredraw_1', { ...drawn, seedId: 'drawseed_2' })
  const elsewhere = { ...receipt, clientSeed: '99', serverHash: 'ef' }
  expect(isAsPromised('treasuredraw_1', elsewhere)).toBeNull()
  // But it saw the odds.
  expect(isAsPromised('treasuredraw_1', { ...elsewhere, odds: '00' })).toBe(false)
})
