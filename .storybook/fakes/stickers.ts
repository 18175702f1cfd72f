import type { art } from '#content/art/index.ts'
import { sayings, stickerArt, stickerWords } from '#content/art/stickerWords.ts'
import { fakeOf } from '../fake.ts'
import { fakeImage } from '../fakeImage.ts'
import { talents } from './talents.ts'

const made = fakeOf('Sticker', {})

/** A talent's sticker: `fakeSticker('luka', 'night')`. */
export const fakeSticker = (talent: keyof typeof talents, saying: (typeof sayings)[number]) =>
  made({
    id: `sticker_${talent}_${saying}`,
    name: stickerWords[saying].ja,
    picture: fakeImage(stickerArt(talent, saying) as keyof typeof art),
    talent: talents[talent],
  })

/** Three talents' sheets. */
export const fakeStickers = (['hiyori', 'luka', 'tsumugi'] as const).flatMap((talent) =>
  sayings.map((saying) => fakeSticker(talent, saying)),
)
