import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { Fold } from '#features/mute/index.ts'
import type { usePreview_message$key } from './__generated__/usePreview_message.graphql.ts'

/** Who reads a list of rooms. */
export type Reader = {
  /** Absent for a guest. */
  viewerId?: string | undefined
  /** What they keep off their screen, as `useFold` judges it; nothing where it is absent. */
  judge?: (message: { id: string; authorId: string | undefined; text: string }) => Fold | undefined
}

type PreviewOptions = Reader & {
  /** What the room is about: it stands where what was said last is left out without a word. */
  topic: string
  /** Says who spoke; between two it is who the room is with, or the fan. */
  isAmongMany: boolean
}

/** What was said last in a room, in one line that shows no more than the talk itself does, and when. */
export function usePreview(
  key: usePreview_message$key | null | undefined,
  { judge, viewerId, topic, isAmongMany }: PreviewOptions,
): { words: string; saidAt?: string | undefined } {
  const message = useFragment(
    graphql`
      fragment usePreview_message on Message @throwOnFieldError {
        id
        text
        isDeleted
        sentAt
        images {
          url
        }
        sticker {
          name
        }
        author {
          id
          displayName
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  if (!message) return { words: intl.formatMessage({ id: 'channel.quiet' }) }
  const { id, text, author, sentAt } = message
  const fold = judge?.({ id, authorId: author?.id, text })
  // What is for those who have joined is nobody's to others, and empty.
  if (fold === 'UNSEEN' || (isAmongMany && message.isDeleted && !author)) return { words: topic }
  if (fold) return { words: intl.formatMessage({ id: 'channel.folded' }, { fold }), saidAt: sentAt }
  // Whoever took it back: nobody's words are left.
  if (message.isDeleted)
    return { words: intl.formatMessage({ id: 'channel.deleted' }), saidAt: sentAt }
  const wordless = message.sticker
    ? intl.formatMessage({ id: 'channel.sticker' }, { name: message.sticker.name })
    : message.images.length > 0
      ? intl.formatMessage({ id: 'channel.picture' }, { count: message.images.length })
      : intl.formatMessage({ id: 'channel.wordless' })
  const said = text || wordless
  const isOwn = viewerId !== undefined && author?.id === viewerId
  if (!isOwn && !isAmongMany) return { words: said, saidAt: sentAt }
  const name = isOwn
    ? intl.formatMessage({ id: 'channel.you' })
    : (author?.displayName ?? intl.formatMessage({ id: 'channel.someone' }))
  return {
    words: intl.formatMessage({ id: 'channel.newest' }, { name, text: said }),
    saidAt: sentAt,
  }
}
