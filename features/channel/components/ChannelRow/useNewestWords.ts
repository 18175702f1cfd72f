import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import type { useNewestWords_message$key } from './__generated__/useNewestWords_message.graphql.ts'

/** Who said what last, in one line; or that nobody has said anything. */
export function useNewestWords(key: useNewestWords_message$key | null | undefined): string {
  const message = useFragment(
    graphql`
      fragment useNewestWords_message on Message @throwOnFieldError {
        text
        isDeleted
        author {
          displayName
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  if (!message) return intl.formatMessage({ id: 'channel.quiet' })
  return intl.formatMessage(
    { id: 'channel.newest' },
    {
      name: message.author?.displayName ?? intl.formatMessage({ id: 'channel.someone' }),
      text: message.isDeleted
        ? intl.formatMessage({ id: 'channel.deleted' })
        : message.text || intl.formatMessage({ id: 'channel.picture' }),
    },
  )
}
