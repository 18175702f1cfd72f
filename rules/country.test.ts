import { expect, test } from 'vitest'
import { countryCodes, isCountry } from './country.ts'

test('each country has a name of its own in both languages', () => {
  for (const locale of ['ja', 'en']) {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
    const said = countryCodes.map((code) => names.of(code))
    expect(said).not.toContain(undefined)
    expect(new Set(said).size).toBe(249)
  }
})

test('only capitals of ISO 3166-1 are a country', () => {
  expect(isCountry('JP')).toBe(true)
  for (const code of ['jp', 'ZZ', 'EU', 'JPN', '', 'constructor'])
    expect(isCountry(code)).toBe(false)
})
