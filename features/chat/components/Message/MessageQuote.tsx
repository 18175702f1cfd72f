import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { useJumpTo } from '../../scroll/JumpContext.ts'
import type { MessageQuote_message$key } from './__generated__/MessageQuote_message.graphql.ts'
import { quote, quoteName, quoteText } from './MessageQuote.css.ts'
import { useQuote } from './useQuote.ts'

type MessageQuoteProps = {
  message: MessageQuote_message$key
  /** The fan keeps its author, or its words, off their screen. */
  isFolded: boolean
}

/** What a message answers, in a line that leads there. */
export function MessageQuote({ isFolded, ...props }: MessageQuoteProps) {
  const message = useFragment(
    graphql`
      fragment MessageQuote_message on Message @throwOnFieldError {
        ...useQuote_message
      }
    `,
    props.message,
  )
  const intl = useIntl()
  const jumpTo = useJumpTo()
  const { seq, words, isWithheld, authorName } = useQuote(message)!
  return (
    <button type="button" tabIndex={-1} className={quote} onClick={() => jumpTo(seq)}>
      {!isFolded && !isWithheld && (
        <span className={quoteName}>{authorName || <FormattedMessage id="chat.someone" />}</span>
      )}
      <span className={quoteText}>
        {isFolded ? intl.formatMessage({ id: 'chat.quote.folded' }) : words}
      </span>
    </button>
  )
}
