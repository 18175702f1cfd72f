import { Icon } from '#design-system/icon/Icon.tsx'
import { badge } from './RoleBadge.css.ts'

type RoleBadgeProps = {
  role: 'TALENT' | 'STAFF'
  /** What they are, in words. */
  label: string
  /** A sign before the words, where there is room. */
  hasSign?: boolean
}

/** What somebody is in a community, beside their name: a talent or staff. */
export function RoleBadge({ role, label, hasSign = false }: RoleBadgeProps) {
  return (
    <span className={badge({ role })}>
      {hasSign && <Icon name={role === 'TALENT' ? 'star' : 'check'} size={16} />}
      {label}
    </span>
  )
}
