import type { DraftMention } from '#features/mention/index.ts'

/** What is done something with: what a menu needs to know of a message. */
export type Message = {
  id: string
  seq: number
  text: string
  /** Whom its text mentions, those who are here. */
  mentioned: readonly DraftMention[]
  sentAt: string
  authorId: string | undefined
  /** Empty where its author has left. */
  authorName: string
  /** Of one who is here, and neither a talent nor of the staff: those are written to from their page, where they take messages. */
  isOfMember: boolean
  isDeleted: boolean
  /** What the fan gave it. */
  reactions: readonly string[]
}

/** What a menu is opened for, and where it hangs: on a touch screen it rises from below. */
export type MenuTarget = {
  message: Message
  trigger: HTMLElement
  isTouch: boolean
  /** What it was opened for; the list of what can be done where nothing is said. */
  beginsWith?: 'emoji'
  /** It hangs at the message's bar. */
  isFromBar?: boolean
  /** Its author may still change it. */
  isEditable: boolean
}
