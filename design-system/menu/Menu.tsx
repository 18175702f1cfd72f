import type { RefObject } from 'react'
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { useClosesOnBack } from '../overlay/useClosesOnBack.ts'
import { item, menu, popover } from './Menu.css.ts'

interface Item {
  id: string
  label: string
  icon?: IconName
  tone?: 'neutral' | 'danger'
  onSelect: () => void
}

interface MenuProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button it belongs to; an ordinary one, so that this can be loaded on the first press. */
  triggerRef: RefObject<HTMLElement | null>
  label: string
  items: readonly Item[]
}

// Whoever opens a menu goes on in it.
const whenOpened = { autoFocus: 'first' } as const

/** A few actions on one thing. Arrow keys move, letters jump, Escape gives focus back. */
export function Menu({ isOpen, onOpenChange, triggerRef, label, items }: MenuProps) {
  useClosesOnBack(isOpen, () => onOpenChange(false))
  return (
    <Popover
      aria-label={label}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      className={popover}
    >
      <AriaMenu
        aria-label={label}
        {...whenOpened}
        className={menu}
        onClose={() => onOpenChange(false)}
      >
        {items.map(({ id, label: words, icon, tone = 'neutral', onSelect }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={words}
            className={item({ tone })}
            onAction={onSelect}
          >
            {icon && <Icon name={icon} />}
            {words}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  )
}
