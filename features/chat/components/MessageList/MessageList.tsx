import { Suspense, useState, type ReactNode } from 'react'
import { FoldedLine } from '#features/mute/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { penlight } from '#rules/reactions.ts'
import { useReact } from '../../reacting/useReact.ts'
import { MessageBar } from '../MessageBar/MessageBar.tsx'
import type { MessageItem_message$key } from '../Message/__generated__/MessageItem_message.graphql.ts'
import { MessageItem } from '../Message/MessageItem.tsx'
import type { MenuTarget, Message } from '../MessageMenu/menuTarget.ts'
import { arrangeMessages, type Arrangeable, type Row } from './arrangeMessages.ts'
import { DayLine, UnreadLine, WithheldLine } from './Lines.tsx'
import { list } from './MessageList.css.ts'
import { useMessageKeys } from './useMessageKeys.ts'
import { useMessagePointer } from './useMessagePointer.ts'
import { mayStillEdit } from '#features/written/index.ts'

const MessageMenu = latePart(() => import('../MessageMenu/MessageMenu.tsx'))

export type Listed = Arrangeable &
  Message & {
    key: MessageItem_message$key
    isQuoteFolded: boolean
    heldText?: string | null | undefined
  }

type MessageListProps = {
  messages: readonly Listed[]
  viewerId: string | undefined
  /** The first that was unread when the channel was opened. */
  unreadFrom: number | undefined
  /** Answers a message; absent where the fan may not write. */
  onReply?: (message: Message) => void
  onEdit?: ((message: Message) => void) | undefined
  /** What is on its way, at the end. */
  children?: ReactNode
}

/**
 * A conversation from its oldest loaded message to its newest: one stop of Tab, in which arrow keys move. A message is
 * done something with by a long press, by the bar under the pointer, or by keys.
 */
export function MessageList({ messages, viewerId, unreadFrom, ...props }: MessageListProps) {
  const { onReply, onEdit, children } = props
  const [menu, setMenu] = useState<MenuTarget>()
  const react = useReact()
  const find = (id: string | undefined) =>
    messages.find((each) => each.id === id && !each.isDeleted)
  const openMenu = (
    id: string,
    trigger: HTMLElement,
    isTouch: boolean,
    from: Pick<MenuTarget, 'beginsWith' | 'isFromBar'> = {},
  ) => {
    const message = find(id)
    if (!message) return
    const isEditable = message.text !== '' && mayStillEdit(message.sentAt)
    setMenu({ message, trigger, isTouch, isEditable, ...from })
  }
  const pointer = useMessagePointer(openMenu)
  const keys = useMessageKeys({
    newestId: messages.at(-1)?.id,
    onMenu: (id, element) => openMenu(id, element, false),
    onReply: (id) => {
      const message = find(id)
      if (message) onReply?.(message)
    },
  })
  // What hangs at a bar needs it, wherever the pointer goes meanwhile.
  const over = find(menu?.isFromBar ? menu.message.id : pointer.overId)
  const bar = over && (
    <MessageBar
      isWaved={over.reactions.includes(penlight)}
      onWave={() =>
        react({ messageId: over.id, emoji: penlight, isOn: !over.reactions.includes(penlight) })
      }
      onReact={(trigger) =>
        openMenu(over.id, trigger, false, { isFromBar: true, beginsWith: 'emoji' })
      }
      onReply={onReply && (() => onReply(over))}
      onMore={(trigger) => openMenu(over.id, trigger, false, { isFromBar: true })}
    />
  )
  const show = (row: Row<Listed>): ReactNode => {
    switch (row.kind) {
      case 'day':
        return <DayLine key={row.key} sentAt={row.sentAt} />
      case 'unread':
        return <UnreadLine key={row.key} />
      case 'withheld':
        return <WithheldLine key={row.key} seq={row.seq} count={row.count} />
      case 'folded':
        return row.fold === 'UNSEEN' ? null : (
          <FoldedLine key={row.key} fold={row.fold} of="message" count={row.rows.length}>
            {row.rows.map(show)}
          </FoldedLine>
        )
      case 'message': {
        const { id, key, authorId, reactions, heldText, isQuoteFolded } = row.message
        return (
          <MessageItem
            key={row.key}
            message={key}
            viewerId={viewerId}
            isOwn={viewerId !== undefined && authorId === viewerId}
            isHead={row.isHead}
            showsTime={row.showsTime}
            reactions={reactions}
            heldText={heldText}
            isQuoteFolded={isQuoteFolded}
            isCurrent={id === keys.currentId}
            bar={id === over?.id ? bar : undefined}
          />
        )
      }
    }
  }
  return (
    <>
      <ol className={list} {...pointer.handlers} {...keys.handlers}>
        {arrangeMessages(messages, unreadFrom).map(show)}
        {children}
      </ol>
      {menu && (
        <Suspense>
          <MessageMenu
            key={menu.message.id}
            target={menu}
            isOwn={menu.message.authorId === viewerId}
            onReply={onReply}
            onEdit={onEdit}
            onClose={() => setMenu(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
