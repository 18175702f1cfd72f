import type { Ref } from 'react'
import { button } from '../button/Button.css.ts'
import type { ButtonLook } from '../button/Button.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Spinner } from '../spinner/Spinner.tsx'

interface IconButtonProps extends Omit<ButtonLook, 'isFullWidth' | 'icon'> {
  /** What pressing it does, for those who cannot see the sign, and as its tooltip. */
  label: string
  icon: IconName
  isBusy?: boolean
  type?: 'button' | 'submit'
  onClick?: () => void
  disabled?: boolean
  'aria-expanded'?: boolean
  'aria-pressed'?: boolean
  'aria-haspopup'?: 'dialog' | 'menu'
  ref?: Ref<HTMLButtonElement>
}

/** A button with a sign for words; for what everybody knows by its sign. */
export function IconButton({
  label,
  icon,
  tone = 'neutral',
  emphasis = 'quiet',
  size = 'medium',
  isBusy = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? 'button' : type}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      title={label}
      onClick={isBusy ? undefined : onClick}
      className={button({ tone, emphasis, size, isBusy, shape: 'square' })}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} size={size === 'small' ? 20 : 24} />}
    </button>
  )
}
