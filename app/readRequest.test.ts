import { describe, expect, test } from 'vitest'
import { checkTheme, readTheme } from './readRequest.ts'

const tenantTheme = { mode: 'dark', palette: 'violet', grey: 'mauve' } as const

describe('the look a page is sent in', () => {
  test('is what the cookies ask for', () => {
    const cookies = new Map(Object.entries({ mode: 'system', palette: 'mono', grey: 'sand' }))
    expect(readTheme(cookies, tenantTheme)).toEqual({
      mode: 'system',
      palette: 'mono',
      grey: 'sand',
    })
  })

  test('falls back to the tenant’s where nothing known is asked for', () => {
    const cookies = new Map(Object.entries({ mode: 'sepia', palette: '"><script>' }))
    expect(readTheme(cookies, tenantTheme)).toEqual(tenantTheme)
  })
})

describe('a tenant’s configured look', () => {
  test('is taken where every name is known', () => {
    expect(checkTheme({ mode: 'light', palette: 'mono', grey: 'gray' })).toBeTruthy()
  })

  test.each([
    [{ mode: 'sepia' }, /colour mode "sepia".*light, dark/],
    [{ mode: 'system' }, /colour mode "system".*light, dark/],
    [{ palette: 'navy' }, /colour palette "navy".*tomato.*mono/],
    [{ grey: 'beige' }, /grey scale "beige".*mauve/],
  ])('stops the start with the known names: %o', (change, message) => {
    expect(() => checkTheme({ ...tenantTheme, ...change })).toThrow(message)
  })
})
