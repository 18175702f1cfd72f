import { Text } from '#design-system/text/Text.tsx'
import { findSpans } from '#rules/search.ts'
import { found } from './MarkedText.css.ts'

type MarkedTextProps = {
  text: string
  /** Folded, as `readSearch` has them. */
  words: readonly string[]
}

/** A text as it was written, with what was looked for marked in it. */
export function MarkedText({ text, words }: MarkedTextProps) {
  const spans = findSpans(text, words)
  return (
    <Text as="div" isPreformatted>
      {spans.map(([from, to], at) => (
        <span key={from}>
          {text.slice(spans[at - 1]?.[1] ?? 0, from)}
          <mark className={found}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </Text>
  )
}
