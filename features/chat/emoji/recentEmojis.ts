import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'

/** Four rows on a phone's screen. */
const most = 32

// In lines: so they stay true where what was set aside at the end of a sign-in is joined to what came since.
const recentKey = privateKey('emoji', 'recent')
const toneKey = privateKey('emoji', 'tone')

const linesOf = (text: string | null) => [...new Set((text ?? '').split('\n').filter(Boolean))]

/** What a fan chose lately in this browser, the newest first. It goes when they sign out. */
export function useRecentEmojis(): readonly string[] {
  const [text] = useText(privateTexts, recentKey)
  return linesOf(text)
}

/** Remembers a choice as the newest. */
export function noteEmoji(emoji: string): void {
  const lines = linesOf([emoji, privateTexts.read(recentKey)].join('\n'))
  privateTexts.write(recentKey, lines.slice(0, most).join('\n'))
}

/** The tone of skin that a fan chose, from 1 to 5; 0 for the yellow that is nobody's. */
export function useTone(): readonly [number, (tone: number) => void] {
  const [text, setText] = useText(privateTexts, toneKey)
  return [Number(linesOf(text)[0] ?? 0), (tone) => setText(String(tone))]
}
