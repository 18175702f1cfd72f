import { expect, it } from 'vitest'
import { countCharacters } from './countCharacters.ts'

it('counts as a person does', () => {
  expect(countCharacters('灯台守')).toBe(3)
  expect(countCharacters('👨‍👩‍👧‍👦👍🏽')).toBe(2)
  expect(countCharacters('か\u3099'.normalize('NFD'))).toBe(1)
  expect(countCharacters('')).toBe(0)
})
