import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading as AriaHeading } from 'react-aria-components'
import { heading } from '../heading/Heading.css.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { body, dialog, footer as footerStyle, head, title as titleStyle } from './Dialog.css.ts'

/** What a Dialog and a Sheet have in common. */
export interface OverlayProps {
  isOpen: boolean
  /** Called with `false` when it wants to close: Escape, the close button, a press outside. */
  onOpenChange: (isOpen: boolean) => void
  title: string
  closeLabel: string
  children: ReactNode
  /** The actions, the main one last. */
  footer?: ReactNode
  /** `alertdialog` interrupts: for what cannot be undone. */
  role?: 'dialog' | 'alertdialog'
  /** Whether a press outside closes it. Not for what was typed into. */
  isDismissable?: boolean
}

type DialogContentProps = Pick<
  OverlayProps,
  'title' | 'closeLabel' | 'children' | 'footer' | 'role' | 'onOpenChange'
>

export function DialogContent(props: DialogContentProps) {
  const { title, closeLabel, children, footer, role = 'dialog', onOpenChange } = props
  return (
    <AriaDialog role={role} className={dialog}>
      <div className={head}>
        <AriaHeading slot="title" className={`${heading({ size: 'medium' })} ${titleStyle}`}>
          {title}
        </AriaHeading>
        <IconButton icon="close" label={closeLabel} onClick={() => onOpenChange(false)} />
      </div>
      <div className={body}>{children}</div>
      {footer && <div className={footerStyle}>{footer}</div>}
    </AriaDialog>
  )
}
