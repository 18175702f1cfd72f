import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { badge } from './CountBadge.css.ts'

interface CountBadgeProps {
  count: number
  /** Above it, `max+` is shown. */
  max?: number
  /** The count in words: 「未読3件」. */
  label: string
}

/** How many wait. Nothing at zero. */
export function CountBadge({ count, max = 99, label }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span className={badge}>
      <span aria-hidden>{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
