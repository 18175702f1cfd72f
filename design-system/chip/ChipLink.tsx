import type { ReactNode } from 'react'
import { Link } from '../link/LinkProvider.tsx'
import { chipLink, words } from './Chip.css.ts'

interface ChipLinkProps {
  href: string
  /** The name of the place. */
  children: ReactNode
  /** Stands before the name: a sign, a face. */
  lead?: ReactNode
  /** Stands behind the name: a count, a sign. */
  mark?: ReactNode
  /** What it names is chosen, and pressing it takes that off: its mark says so. */
  isChosen?: boolean
}

/** A short way to a place, one of several beside each other. As tall as a finger needs. */
export function ChipLink({ href, children, lead, mark, isChosen = false }: ChipLinkProps) {
  return (
    <Link href={href} className={chipLink({ isChosen })}>
      {lead}
      <span className={words}>{children}</span>
      {mark}
    </Link>
  )
}
