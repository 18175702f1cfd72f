import { expect, it } from 'vitest'
import { postalTowns } from './postalTowns.ts'

it('knows the town of a code, however it was typed', async () => {
  const harajuku = [{ prefecture: 'TOKYO', city: '渋谷区', town: '神宮前' }]
  expect(await postalTowns('1500001')).toEqual(harajuku)
  expect(await postalTowns('１５０ー０００１')).toEqual(harajuku)
})

it('knows all the towns of a code that has several, in two prefectures too', async () => {
  const towns = await postalTowns('4980000')
  expect(new Set(towns.map(({ prefecture }) => prefecture))).toEqual(new Set(['AICHI', 'MIE']))
})

it.each(['0000000', '150000', 'constructor'])('knows none of %s', async (code) => {
  expect(await postalTowns(code)).toEqual([])
})
