import { describe, expect, test } from 'vitest'
import { lightnessContrast } from './apca.ts'
import { contrast } from './colour.ts'
import { floors, measure, type Pairing } from './pairings.ts'
import { rolesOf, sides } from './roles.ts'
import { greyNames, paletteNames } from './theme.ts'

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2)
})

// The four that APCA-W3 publishes, for others to check themselves by.
test.each([
  ['#888888', '#ffffff', 63.056],
  ['#ffffff', '#888888', 68.541],
  ['#000000', '#aaaaaa', 58.146],
  ['#112233', '#ddeeff', 91.668],
])('lightness contrast of %s on %s is what APCA says it is', (words, behind, expected) => {
  expect(lightnessContrast(words, behind)).toBeCloseTo(expected, 3)
})

test('a pairing that falls below either of its floors is told', () => {
  const roles = rolesOf({ palette: 'green', grey: 'gray', side: 'light' })
  const faint: Pairing = { front: 'hairline', behind: ['surface'], floor: 'control' }
  expect(measure(roles, [faint])).toMatchObject([{ front: 'hairline', isEnough: false }])
  // Enough for WCAG, and still too little to read at length.
  const muted: Pairing = { front: 'textMuted', behind: ['surfaceSunken'], floor: 'reading' }
  const [measured] = measure(roles, [muted])
  expect(measured?.wcag).toBeGreaterThan(floors.reading.wcag)
  expect(measured?.isEnough).toBe(false)
})

describe.each(paletteNames)('%s', (palette) => {
  const worn = greyNames.flatMap((grey) => sides.map((side) => ({ grey, side })))

  test.each(worn)('can be read on $grey, $side', ({ grey, side }) => {
    const tooFaint = measure(rolesOf({ palette, grey, side }))
      .filter(({ isEnough }) => !isEnough)
      .map(({ front, under, floor, wcag, apca }) => {
        const needed = `${floors[floor].wcag} and Lc ${floors[floor].apca}`
        return `${front} on ${under}: ${wcag.toFixed(2)} and Lc ${apca.toFixed(1)}, needs ${needed}`
      })
    expect(tooFaint).toEqual([])
  })
})
