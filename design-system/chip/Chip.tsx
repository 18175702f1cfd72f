import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { chip, words } from './Chip.css.ts'

interface ChipProps {
  /** One or two words; what is longer than its place ends in an ellipsis. */
  children: ReactNode
  icon?: IconName
  tone?: 'accent' | 'neutral' | 'success' | 'warning' | 'danger'
}

/** Says in a word what kind of thing it stands at, or how that is doing. Nothing to press. */
export function Chip({ children, icon, tone = 'accent' }: ChipProps) {
  return (
    <span className={chip({ tone })}>
      {icon && <Icon name={icon} size={16} />}
      <span className={words}>{children}</span>
    </span>
  )
}
