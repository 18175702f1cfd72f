import { expect, it } from 'vitest'
import { features } from '../features.generated.ts'
import { searchReadOf } from './modulesOf.ts'

const read = (address: string) => searchReadOf(new URL(address, 'https://ouen.test'), features)

it('reads what the page of an address reads, whoever adds to it', () => {
  expect(read('/search?utm_source=x&q=radio&kind=talk')).toBe('?q=radio&kind=talk')
  expect(read('/en/search?kind=talk&q=radio')).toBe('?q=radio&kind=talk')
  expect(read('/information?category=NEWS&category=EVENT')).toBe('?category=NEWS')
  expect(read('/timeline?q=radio')).toBe('')
  expect(read('/nowhere?q=radio')).toBe('')
})
