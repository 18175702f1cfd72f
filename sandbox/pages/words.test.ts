import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { charactersOfWords } from './words.ts'

it('holds a glyph for whatever the pages say', () => {
  const font = create(readFileSync(new URL('./words.woff2', import.meta.url)))
  if (!('hasGlyphForCodePoint' in font)) throw new Error('not one font')
  const said = [...charactersOfWords()]
  // `npx node scripts/sandbox-font.ts` cuts it anew.
  expect(said.filter((each) => !font.hasGlyphForCodePoint(each.codePointAt(0)!))).toEqual([])
})
