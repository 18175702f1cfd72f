import { graphql, useFragment } from 'react-relay'
import { FormattedMessage, useIntl } from 'react-intl'
import { photos } from '../../photos.ts'
import { useJumpTo } from '../../scroll/JumpContext.ts'
import type { MessageQuote_message$key } from './__generated__/MessageQuote_message.graphql.ts'
import { quote, quoteName, quoteText } from './MessageQuote.css.ts'

type MessageQuoteProps = {
  message: MessageQuote_message$key
  /** The fan keeps its author, or its words, off their screen. */
  isFolded: boolean
}

/** What a message answers, in a line that leads there. */
export function MessageQuote({ isFolded, ...props }: MessageQuoteProps) {
  const { seq, text, isDeleted, isHeld, isWithheld, sticker, images, author } = useFragment(
    graphql`
      fragment MessageQuote_message on Message @throwOnFieldError {
        seq
        text
        isDeleted
        isHeld
        isWithheld
        sticker {
          name
        }
        images {
          url
        }
        author {
          displayName
        }
      }
    `,
    props.message,
  )
  const intl = useIntl()
  const jumpTo = useJumpTo()
  const words = isFolded
    ? intl.formatMessage({ id: 'chat.quote.folded' })
    : isWithheld
      ? intl.formatMessage({ id: 'chat.quote.withheld' })
      : isDeleted
        ? intl.formatMessage({ id: isHeld ? 'chat.held' : 'chat.deleted' })
        : text || sticker?.name || photos(intl, images.length)
  return (
    <button type="button" tabIndex={-1} className={quote} onClick={() => jumpTo(seq)}>
      {!isFolded && !isWithheld && (
        <span className={quoteName}>
          {author?.displayName ?? <FormattedMessage id="chat.someone" />}
        </span>
      )}
      <span className={quoteText}>{words}</span>
    </button>
  )
}
