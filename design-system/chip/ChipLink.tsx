import type { ReactNode } from 'react'
import { Link } from '../link/LinkProvider.tsx'
import { chipLink, words } from './Chip.css.ts'

interface ChipLinkProps {
  href: string
  /** The name of the place. */
  children: ReactNode
  /** Stands behind the name: a count, a sign. */
  mark?: ReactNode
}

/** A short way to a place, one of several beside each other. As tall as a finger needs. */
export function ChipLink({ href, children, mark }: ChipLinkProps) {
  return (
    <Link href={href} className={chipLink}>
      <span className={words}>{children}</span>
      {mark}
    </Link>
  )
}
