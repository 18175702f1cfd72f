import { graphql } from 'react-relay'
import { fn } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { said } from '#storybook/fakes/talk.ts'
import type { Fold } from '#features/mute/index.ts'
import type { MessageItem_message$key } from '../Message/__generated__/MessageItem_message.graphql.ts'
import { MessageList } from './MessageList.tsx'

type ShownProps = {
  message: MessageItem_message$key
  unreadFrom: number | undefined
  /** The second is kept off the screen. */
  fold: Fold | undefined
  /** The second and third are for those who have joined. */
  isGuest: boolean
  onReply: () => void
  onEdit: () => void
}

const authors = ['luka', 'komugi', 'komugi', 'me'] as const

/** Four of one text: what the list adds is what stands between them. */
function Shown({ message: key, unreadFrom, fold, isGuest, onReply, onEdit }: ShownProps) {
  return (
    <MessageList
      viewerId="user_me"
      unreadFrom={unreadFrom}
      onReply={onReply}
      onEdit={onEdit}
      messages={authors.map((author, at) => ({
        key,
        id: `message_${at + 1}`,
        seq: at + 1,
        text: '時報、今夜は3秒はずれました',
        authorId: `user_${author}`,
        authorName: author,
        isOfMember: author !== 'luka',
        isDeleted: false,
        reactions: [],
        mentioned: [],
        isQuoteFolded: false,
        fold: at === 1 ? fold : undefined,
        isWithheld: isGuest && (at === 1 || at === 2),
        sentAt: `2026-11-${at === 0 ? 19 : 20}T0${at + 1}:00:00.000Z`,
      }))}
    />
  )
}

const meta = preview.meta({
  component: Shown,
  args: {
    ...given('message'),
    unreadFrom: undefined,
    fold: undefined,
    isGuest: false,
    onReply: fn(),
    onEdit: fn(),
  },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query MessageListStoryQuery {
          node(id: "message_1") {
            ...MessageItem_message @alias(as: "message")
          }
        }
      `,
      { Node: () => said(1, 'komugi', '2026-11-20T02:00', '時報、今夜は3秒はずれました') },
    ),
  },
})

export const Default = meta.story()
export const UnreadFromTheThird = meta.story({ args: { unreadFrom: 3 } })
export const OneIsFolded = meta.story({ args: { fold: 'MUTED' } })
/** Of fans who are no grown-ups, to somebody who has not joined. */
export const SomeAreWithheld = meta.story({ args: { isGuest: true } })
