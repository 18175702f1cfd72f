import type { ReactNode, Ref } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { behind, button, content, inFront } from './Button.css.ts'

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  tone?: 'accent' | 'neutral' | 'danger'
  /** One `solid` a view at most: the main action. */
  emphasis?: 'solid' | 'soft' | 'outline' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  isFullWidth?: boolean
  icon?: IconName
}

interface ButtonProps extends ButtonLook {
  children: ReactNode
  /** The work that was asked for is under way: pressing again does nothing. */
  isBusy?: boolean
  /** Said instead of the words while busy: 「送信しています」. */
  busyLabel?: string
  type?: 'button' | 'submit' | 'reset'
  /** The form it sends, by id, where it stands outside it. */
  form?: string
  onClick?: () => void
  disabled?: boolean
  'aria-expanded'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu'
  'aria-describedby'?: string
  ref?: Ref<HTMLButtonElement>
}

export function ButtonContent({ children, icon }: { children: ReactNode; icon?: IconName }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  )
}

/** Does something. Its words are a verb. */
export function Button({
  children,
  tone = 'accent',
  emphasis = 'solid',
  size = 'medium',
  isFullWidth,
  icon,
  isBusy = false,
  busyLabel,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  // A busy button stays focusable, so that focus is not lost; it only stops answering.
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      onClick={isBusy ? undefined : onClick}
      aria-disabled={isBusy || undefined}
      className={button({ tone, emphasis, size, isFullWidth, isBusy, shape: 'words' })}
    >
      <span className={isBusy ? `${content} ${behind}` : content}>
        <ButtonContent icon={icon}>{children}</ButtonContent>
      </span>
      {isBusy && (
        <span className={inFront}>
          <Spinner />
          <VisuallyHidden>{busyLabel}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}
