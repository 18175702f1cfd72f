import { Text } from '#design-system/text/Text.tsx'
import { findSpans } from '#rules/search.ts'
import { found } from './MarkedText.css.ts'

type MarkedTextProps = {
  text: string
  /** Folded, as `readSearch` has them. */
  words: readonly string[]
  /** After so many lines it is cut. */
  lines?: 3
}

/** A text as it was written, with what was looked for marked in it. */
export function MarkedText({ text, words, lines }: MarkedTextProps) {
  const spans = findSpans(text, words)
  return (
    <Text as={lines ? 'span' : 'div'} isPreformatted lines={lines}>
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
