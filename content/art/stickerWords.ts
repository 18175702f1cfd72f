/** What each talent says with a sticker, in the order in which they are offered. */
export const sayings = ['morning', 'thanks', 'cheer', 'congratulations', 'gloom', 'night'] as const
export type Saying = (typeof sayings)[number]

/** The drawn word (Japanese, in all languages), and what it says in English. */
export const stickerWords: Readonly<Record<Saying, { ja: string; en: string }>> = {
  morning: { ja: 'おはよう', en: 'Good morning' },
  thanks: { ja: 'ありがとう', en: 'Thank you' },
  cheer: { ja: 'おうえん！', en: 'Cheering for you!' },
  congratulations: { ja: 'おめでとう', en: 'Congratulations' },
  gloom: { ja: 'しょんぼり', en: 'Feeling down' },
  night: { ja: 'おやすみ', en: 'Good night' },
}

/** The art manifest's key of a sticker. */
export const stickerArt = (talent: string, saying: Saying) => `sticker-${talent}-${saying}`
