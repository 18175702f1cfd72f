import type { ReactNode } from 'react'
import { detail, layout, side } from './ChatLayout.css.ts'

type ChatLayoutProps = {
  list: ReactNode
  /** What is open beside the list. */
  children: ReactNode
  /** On a phone only one of the two is seen: the channel where one is open, else the list. */
  isChannelOpen?: boolean
}

/** List and detail: side by side from 768 px, one at a time below. */
export function ChatLayout({ list, children, isChannelOpen = false }: ChatLayoutProps) {
  return (
    <div className={layout({ isChannelOpen })}>
      <div className={side({ isChannelOpen })}>{list}</div>
      <div className={detail({ isChannelOpen })}>{children}</div>
    </div>
  )
}
