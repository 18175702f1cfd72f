import type { ReactNode } from 'react'
import { Link } from '../link/LinkProvider.tsx'
import { card, line, list } from './LinkCards.css.ts'

/** A list of things, each of which leads to its own page: orders, bills. */
export function LinkCards({ children }: { children: ReactNode }) {
  return <ul className={list}>{children}</ul>
}

interface LinkCardProps {
  href: string
  /** What comes first: when it was, or for which time it is. */
  time: ReactNode
  /** How it stands, as a chip. */
  state: ReactNode
  /** What it is, and all that is to be known before one opens it. */
  children: ReactNode
}

/** One of them: all of it is the link. */
export function LinkCard({ href, time, state, children }: LinkCardProps) {
  return (
    <li>
      <Link href={href} className={card}>
        <div className={line}>
          {time}
          {state}
        </div>
        {children}
      </Link>
    </li>
  )
}
