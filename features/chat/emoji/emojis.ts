import { retriableImport } from '#platform/routing/retriableImport.ts'

/** An emoji to choose: its groups are those of Unicode. */
export type Emoji = {
  emoji: string
  group: number
  /** What it is called, in the fan's language. */
  label: string
  /** What it is found by, folded. */
  words: string
  /** Itself in the five tones of skin, light to dark; empty where it has none. */
  tones: readonly string[]
}

const languages = {
  ja: retriableImport(() => import('./emojis.ja.generated.ts')),
  en: retriableImport(() => import('./emojis.en.generated.ts')),
}
const loaded = new Map<string, Promise<readonly Emoji[]>>()

/** All emoji, in a language's words; loaded once. Where that fails the next one who asks loads them anew. */
export function loadEmojis(locale: string): Promise<readonly Emoji[]> {
  const language = locale === 'ja' ? 'ja' : 'en'
  const known = loaded.get(language)
  if (known) return known
  const loading = languages[language]().then(({ default: lines }) => readEmojis(lines))
  loaded.set(language, loading)
  loading.catch(() => loaded.delete(language))
  return loading
}

function readEmojis(lines: string): Emoji[] {
  return lines.split('\n').map((line) => {
    const [emoji = '', group, label = '', words = '', tones = ''] = line.split('\t')
    return { emoji, group: Number(group), label, words, tones: tones ? tones.split(' ') : [] }
  })
}

/** In a tone of skin from 1 to 5; as it is where that is 0, or it has none. */
export const inTone = ({ emoji, tones }: Emoji, tone: number): string => tones[tone - 1] ?? emoji
