import { lazy, Suspense, useState, type ReactNode } from 'react'
import { FoldedLine } from '#features/mute/index.ts'
import type { MessageItem_message$key } from '../Message/__generated__/MessageItem_message.graphql.ts'
import { MessageItem } from '../Message/MessageItem.tsx'
import type { MenuTarget } from '../Message/MessageMenuButton.tsx'
import { arrangeMessages, type Arrangeable, type Row } from './arrangeMessages.ts'
import { DayLine, UnreadLine } from './Lines.tsx'
import { list } from './MessageList.css.ts'

const MessageMenu = lazy(() => import('../MessageMenu/MessageMenu.tsx'))

type Listed = Arrangeable & { key: MessageItem_message$key }

type MessageListProps = {
  messages: readonly Listed[]
  viewerId: string | undefined
  /** The first that was unread when the channel was opened. */
  unreadFrom: number | undefined
  /** What is on its way, at the end. */
  children?: ReactNode
}

/** A conversation from its oldest loaded message to its newest. */
export function MessageList({ messages, viewerId, unreadFrom, children }: MessageListProps) {
  const [menu, setMenu] = useState<MenuTarget>()
  const show = (row: Row<Listed>): ReactNode => {
    switch (row.kind) {
      case 'day':
        return <DayLine key={row.key} sentAt={row.sentAt} />
      case 'unread':
        return <UnreadLine key={row.key} />
      case 'folded':
        return row.fold === 'UNSEEN' ? null : (
          <FoldedLine key={row.key} fold={row.fold} count={row.rows.length}>
            {row.rows.map(show)}
          </FoldedLine>
        )
      case 'message':
        return (
          <MessageItem
            key={row.key}
            message={row.message.key}
            isOwn={viewerId !== undefined && row.message.authorId === viewerId}
            isHead={row.isHead}
            showsTime={row.showsTime}
            onOpenMenu={setMenu}
          />
        )
    }
  }
  return (
    <>
      <ol className={list}>
        {arrangeMessages(messages, unreadFrom).map(show)}
        {children}
      </ol>
      {menu && (
        <Suspense>
          <MessageMenu key={menu.id} target={menu} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
    </>
  )
}
