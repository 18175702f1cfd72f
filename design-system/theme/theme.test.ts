import { expect, test } from 'vitest'
import { assertTheme, defaultTheme, greyNames, modes, paletteNames } from './theme.ts'

test('takes every theme there is', () => {
  for (const mode of modes) {
    for (const palette of paletteNames) {
      for (const grey of greyNames) {
        expect(assertTheme({ mode, palette, grey })).toEqual({ mode, palette, grey })
      }
    }
  }
})

test('knows 25 palettes and mono', () => {
  expect(new Set(paletteNames).size).toBe(26)
})

test.each([
  ['mode', 'sepia', 'Unknown colour mode "sepia". Known: light, dark, system.'],
  ['palette', 'lavender', /^Unknown colour palette "lavender". Known: tomato, .*, mono\.$/],
  ['grey', 'grey', 'Unknown grey scale "grey". Known: gray, mauve, slate, sage, olive, sand.'],
])('refuses an unknown %s and names the known ones', (part, value, message) => {
  expect(() => assertTheme({ ...defaultTheme, [part]: value })).toThrow(message)
})
