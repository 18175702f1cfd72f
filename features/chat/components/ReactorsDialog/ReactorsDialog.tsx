import { startTransition, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { paths as profilePaths } from '#addresses/profile.ts'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { NotLoaded } from '#features/errors/index.ts'
import { UserAvatar, UserName } from '#features/media/index.ts'
import { penlight } from '#rules/reactions.ts'
import { nameLink } from '../Message/Message.css.ts'
import { chip } from '../MessageReactions/MessageReactions.css.ts'
import type { ReactorsDialogQuery } from './__generated__/ReactorsDialogQuery.graphql.ts'

type ReactorsDialogProps = { messageId: string; onClose: () => void }

/** Who gave a message what. Load it lazily. */
export default function ReactorsDialog({ messageId, onClose }: ReactorsDialogProps) {
  const intl = useIntl()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={intl.formatMessage({ id: 'chat.menu.reactors' })}
      closeLabel={intl.formatMessage({ id: 'chat.menu.close' })}
    >
      <ErrorBoundary FallbackComponent={NotLoaded}>
        <Suspense fallback={<Skeleton width="100%" height={48} />}>
          <Reactors messageId={messageId} />
        </Suspense>
      </ErrorBoundary>
    </Sheet>
  )
}

function Reactors({ messageId }: { messageId: string }) {
  const intl = useIntl()
  const [emoji, setEmoji] = useState<string>(penlight)
  const { node } = useLazyLoadQuery<ReactorsDialogQuery>(
    graphql`
      query ReactorsDialogQuery($messageId: ID!, $emoji: String!) @throwOnFieldError {
        node(id: $messageId) {
          ... on Message @alias(as: "message") {
            reactions {
              emoji
              count
            }
            reactors(emoji: $emoji) {
              id
              ...UserAvatar_user
              ...UserName_user
            }
          }
        }
      }
    `,
    { messageId, emoji },
    { fetchPolicy: 'store-and-network' },
  )
  const { reactions = [], reactors = [] } = node?.message ?? {}
  if (reactions.length === 0)
    return (
      <Text tone="muted">
        <FormattedMessage id="chat.reactors.none" />
      </Text>
    )
  return (
    <Stack gap={4}>
      <Inline gap={2}>
        {reactions.map((reaction) => (
          <button
            key={reaction.emoji}
            type="button"
            className={chip({ isOn: reaction.emoji === emoji })}
            aria-pressed={reaction.emoji === emoji}
            onClick={() => startTransition(() => setEmoji(reaction.emoji))}
          >
            {reaction.emoji === penlight
              ? intl.formatMessage({ id: 'chat.reactions.penlight' })
              : reaction.emoji}{' '}
            {reaction.count}
          </button>
        ))}
      </Inline>
      <Stack as="ul" gap={2}>
        {reactors.map((user) => (
          <li key={user.id}>
            <Link href={profilePaths.profile({ user_id: user.id })} className={nameLink}>
              <Inline gap={2}>
                <UserAvatar user={user} size={32} />
                <Text>
                  <UserName user={user} />
                </Text>
              </Inline>
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
