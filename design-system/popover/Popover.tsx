import type { ReactNode, RefObject } from 'react'
import { Dialog, Popover as AriaPopover } from 'react-aria-components'
import { useClosesOnBack } from '../overlay/useClosesOnBack.ts'
import { content, popover } from './Popover.css.ts'

interface PopoverProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button it belongs to; an ordinary one, so that this can be loaded on the first press. */
  triggerRef: RefObject<HTMLElement | null>
  label: string
  children: ReactNode
}

/** Something larger than a menu, beside what opened it. Escape and a press outside close it. Not for a phone: a Sheet is. */
export function Popover({ label, children, ...rest }: PopoverProps) {
  useClosesOnBack(rest.isOpen, () => rest.onOpenChange(false))
  return (
    <AriaPopover {...rest} placement="top end" className={popover}>
      <Dialog aria-label={label} className={content}>
        {children}
      </Dialog>
    </AriaPopover>
  )
}
