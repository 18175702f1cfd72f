import { linkShape } from '#rules/link.ts'

export type TextPart = {
  text: string
  href?: string
  /** The name of the hashtag that it is. */
  hashtag?: string
}

const stops = /[.,;:!?]$/
const closing = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/** Parts a message's text into words and links. Only https becomes a link; all else stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(linkShape)) {
    const shown = withoutEnd(match[0])
    if (!isSafe(shown)) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: shown, href: shown.replace(/^https/i, 'https') })
    end = match.index + shown.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** Without what the sentence goes on with: its stops, and a bracket that was opened before the address. */
function withoutEnd(text: string): string {
  const last = text.at(-1) ?? ''
  const opening = closing.get(last)
  const isLoose = opening !== undefined && count(text, last) > count(text, opening)
  return stops.test(text) || isLoose ? withoutEnd(text.slice(0, -1)) : text
}

const count = (text: string, character: string) => text.split(character).length - 1

/** A name before `@` would make an address look like one of another host. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}
