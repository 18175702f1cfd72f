import { findHashtags } from '#rules/hashtag.ts'
import { splitLinks, type TextPart } from './splitLinks.ts'

/** Parts a text into words, links and hashtags, of which none stands in an address. */
export function splitHashtags(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { start, length, name } of findHashtags(text)) {
    parts.push(...splitLinks(text.slice(end, start)))
    end = start + length
    parts.push({ text: text.slice(start, end), hashtag: name })
  }
  return [...parts, ...splitLinks(text.slice(end))]
}
