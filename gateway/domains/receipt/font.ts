import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** Noto Sans JP whole, every kanji that a name may have (SIL Open Font License). */
const place = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
)

/** A variation of the character before it: drawn as that, where the font has no glyph of its own. */
const variation = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u

export type PaperFont = { bytes: Buffer; canDraw: (character: string) => boolean }

let opened: Promise<PaperFont> | undefined

/** The font of papers: five megabytes, read when the first is printed and kept from then on. */
export function openPaperFont(): Promise<PaperFont> {
  opened ??= read().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function read(): Promise<PaperFont> {
  const [bytes, { create }] = await Promise.all([readFile(place), import('fontkit')])
  const font = create(bytes) as Font
  return {
    bytes,
    canDraw: (character) =>
      variation.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0)!),
  }
}
