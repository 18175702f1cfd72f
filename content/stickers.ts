import { sayings, stickerArt, stickerWords } from './art/stickerWords.ts'
import { talents } from './talents.ts'
import type { StickerSeed } from './types.ts'

/** A sheet of each talent's, drawn alike. */
export const stickers: readonly StickerSeed[] = talents.flatMap(({ slug }) =>
  sayings.map((saying) => ({
    slug: `${slug}-${saying}`,
    talent: slug,
    name: stickerWords[saying],
    art: stickerArt(slug, saying),
  })),
)
