import { expect, it } from 'vitest'
import { postalAddress } from './postalAddress.ts'

const destination = {
  postalCode: '1500001',
  places: ['東京都', '渋谷区', '神宮前1-2-3', '灯台荘201'],
}
const inEnglish = {
  postalCode: '150-0001',
  places: ['Tokyo', 'Shibuya', '1-2-3 Jingumae', 'Todai 201'],
}

it('goes from the postal code to the building in Japanese', () => {
  expect(postalAddress('ja', destination)).toBe('〒150-0001 東京都渋谷区神宮前1-2-3 灯台荘201')
})

it('goes from the building to the country in English', () => {
  expect(postalAddress('en', inEnglish)).toBe(
    'Todai 201, 1-2-3 Jingumae, Shibuya, Tokyo 150-0001, Japan',
  )
})

it('leaves no gap where there is no building, or where it is written in one piece', () => {
  const places = destination.places.slice(0, 3)
  expect(postalAddress('ja', { ...destination, places })).toBe('〒150-0001 東京都渋谷区神宮前1-2-3')
  expect(postalAddress('en', { ...inEnglish, places: [...inEnglish.places.slice(0, 3), ''] })).toBe(
    '1-2-3 Jingumae, Shibuya, Tokyo 150-0001, Japan',
  )
  expect(postalAddress('en', { postalCode: '0000003', places: ['1 Koen, Tameshi, Kakuu'] })).toBe(
    '1 Koen, Tameshi, Kakuu 000-0003, Japan',
  )
})
