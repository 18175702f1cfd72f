import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What a fan may see of any screen that asks for data. */
const faces = ['Default', 'Empty', 'Loading', 'Failed', 'LongText']

const screens = globSync('features/*/screens/*/*Screen.tsx').map((file) => {
  const stories = readFileSync(file.replace('.tsx', '.stories.tsx'), 'utf8')
  const told = /impossible: \{([^}]*)\}/.exec(stories)?.[1] ?? ''
  return {
    name: basename(file, '.tsx'),
    framesWhatIsMissing: /<ScreenPage[\s\S]*<Missing/.test(readFileSync(file, 'utf8')),
    asks: readFileSync(file, 'utf8').includes('usePreloadedQuery'),
    shown: [...stories.matchAll(/^export const (\w+) = meta\.story/gm)].map(([, name]) => name!),
    impossible: [...told.matchAll(/(\w+):\s*['"](.+?)['"],?\s*$/gm)],
  }
})

describe.each(screens)('$name', ({ asks, shown, impossible, framesWhatIsMissing }) => {
  const without = impossible.map(([, face]) => face!)

  it('has a story of each of its faces', () => {
    const needed = asks ? faces.filter((face) => !without.includes(face)) : ['Default']
    expect(needed.filter((face) => !shown.includes(face))).toEqual([])
  })

  // Its document would have two names: the server says the first, the browser the last.
  it('has one name where what it shows is missing', () => {
    expect(framesWhatIsMissing).toBe(false)
  })

  it('says why it cannot have one, and only of those that it has not', () => {
    for (const [, face, reason] of impossible) {
      expect(reason!.split(' ').length, `${face}: ${reason}`).toBeGreaterThan(3)
      expect(shown).not.toContain(face)
    }
    // Whatever asks may have to wait, and may not get it.
    expect(without).not.toContain('Loading')
    expect(without).not.toContain('Failed')
  })
})
