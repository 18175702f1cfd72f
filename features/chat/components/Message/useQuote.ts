import { graphql, useFragment } from 'react-relay'
import { useIntl } from 'react-intl'
import { photos } from '../../photos.ts'
import type { useQuote_message$key } from './__generated__/useQuote_message.graphql.ts'

/** What is said of a message in a line where another answers it: also of one that is gone since. Null where there is none. */
export function useQuote(message: useQuote_message$key | null) {
  const data = useFragment(
    graphql`
      fragment useQuote_message on Message @throwOnFieldError {
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
    message,
  )
  const intl = useIntl()
  if (!data) return null
  const { seq, text, isDeleted, isHeld, isWithheld, sticker, images, author } = data
  const words = isWithheld
    ? intl.formatMessage({ id: 'chat.quote.withheld' })
    : isDeleted
      ? intl.formatMessage({ id: isHeld ? 'chat.held' : 'chat.deleted' })
      : text || sticker?.name || photos(intl, images.length)
  return { seq, words, isWithheld, authorName: author?.displayName ?? '' }
}
