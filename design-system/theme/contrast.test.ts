import { describe, expect, test } from 'vitest'
import { contrast } from './colour.ts'
import type { ColorRole } from './contract.css.ts'
import { rolesOf, sides } from './roles.ts'
import { greyNames, paletteNames } from './theme.ts'

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what tells a control, its state or its focus. */
const required = { text: 4.5, control: 3 }

type Role = Exclude<ColorRole, 'scrim'>
type Pairing = readonly [front: Role, behind: readonly Role[]]

const papers = ['background', 'surface', 'surfaceRaised', 'surfaceSunken'] as const
const neutrals = [...papers, 'neutralSoft', 'neutralSoftHover'] as const
const accents = ['accentSoft', 'accentSoftHover'] as const
const dangers = ['dangerSoft', 'dangerSoftHover'] as const

const texts: readonly Pairing[] = [
  ['text', [...neutrals, ...accents, ...dangers, 'successSoft', 'warningSoft']],
  ['textMuted', [...neutrals, 'accentSoft']],
  ['accentText', [...papers, 'neutralSoft', ...accents]],
  ['dangerText', [...papers, 'neutralSoft', 'accentSoft', ...dangers]],
  ['successText', [...papers, 'successSoft']],
  ['warningText', [...papers, 'warningSoft']],
  ['textOnAccent', ['accentSolid', 'accentSolidHover']],
  ['textOnDanger', ['dangerSolid', 'dangerSolidHover']],
  // The neutral solid button.
  ['surface', ['text', 'textMuted']],
]

const controls: readonly Pairing[] = [
  ['borderControl', [...papers, 'neutralSoft']],
  // Every accent solid wears this edge, so that a bright one ends somewhere on white.
  ['accentBorder', [...papers, 'neutralSoft', ...accents]],
  ['dangerBorder', [...papers, ...dangers]],
  ['focusRing', [...neutrals, ...accents, ...dangers, 'successSoft', 'warningSoft']],
]

function failures(pairings: readonly Pairing[], least: number, roles: Record<Role, string>) {
  return pairings.flatMap(([front, behind]) =>
    behind
      .filter((under) => contrast(roles[front], roles[under]) < least)
      .map((under) => {
        const ratio = contrast(roles[front], roles[under]).toFixed(2)
        return `${front} ${roles[front]} on ${under} ${roles[under]}: ${ratio}, needs ${least}`
      }),
  )
}

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2)
})

describe.each(paletteNames)('%s', (palette) => {
  const worn = greyNames.flatMap((grey) => sides.map((side) => ({ grey, side })))

  test.each(worn)('can be read on $grey, $side', ({ grey, side }) => {
    const roles = rolesOf({ palette, grey, side })
    expect(failures(texts, required.text, roles)).toEqual([])
    expect(failures(controls, required.control, roles)).toEqual([])
  })
})
