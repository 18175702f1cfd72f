import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { menuButton } from './Message.css.ts'

/** What a menu is opened for, and the button that it hangs on. */
export type MenuTarget = {
  id: string
  text: string
  isOwn: boolean
  /** Undefined where they have left. */
  author: { id: string; name: string } | undefined
  trigger: HTMLElement
}
export type OpenMenu = (target: MenuTarget) => void

type MessageMenuButtonProps = {
  id: string
  text: string
  name: string
  /** Undefined where they have left. */
  authorId: string | undefined
  isOwn: boolean
  onOpen: OpenMenu
}

/** Opens a message's menu: seen on hover and focus, always on a touch screen. */
export function MessageMenuButton({
  id,
  text,
  name,
  authorId,
  isOwn,
  onOpen,
}: MessageMenuButtonProps) {
  const intl = useIntl()
  const ref = useRef<HTMLButtonElement>(null)
  const label = isOwn
    ? intl.formatMessage({ id: 'chat.menu.openOwn' })
    : intl.formatMessage({ id: 'chat.menu.open' }, { name })
  const open = (trigger: HTMLElement) => {
    const author = authorId === undefined ? undefined : { id: authorId, name }
    onOpen({ id, text, isOwn, author, trigger })
  }
  return (
    <span className={menuButton}>
      <IconButton
        ref={ref}
        icon="more"
        size="small"
        label={label}
        aria-haspopup="menu"
        onClick={() => ref.current && open(ref.current)}
      />
    </span>
  )
}
