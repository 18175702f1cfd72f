export type TextPart = { text: string; href?: string }

// An address ends where Japanese text goes on without a space.
const address = /https:\/\/[^\s<>"'`「」『』（）【】［］、。，．！？　]+/g
const trailing = /[.,;:!?)\]}]+$/

/** Parts a message's text into words and links. Only https becomes a link; all else stays text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const shown = match[0].replace(trailing, '')
    if (!isSafe(shown)) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: shown, href: shown })
    end = match.index + shown.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** A name before `@` would make an address look like one of another host. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hostname } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}
