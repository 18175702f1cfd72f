import type { ReactNode } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Link } from '../link/LinkProvider.tsx'
import { group, icon as iconStyle, label, row, rows, value as valueStyle } from './LinkRows.css.ts'

/** Quiet rows, a hairline under each, that lead to places of one kind. */
export function LinkRows({ children }: { children: ReactNode }) {
  return <ul className={rows}>{children}</ul>
}

/** Rows under the name of what they have in common. */
export function LinkGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={group}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <LinkRows>{children}</LinkRows>
    </section>
  )
}

interface LinkRowProps {
  href: string
  /** One that no other row beside it has: it is what the eye finds the row by. */
  icon: IconName
  children: ReactNode
  /** What is there now, where one would come to see just that. */
  value?: string
}

/** One of them: all of it is the link. */
export function LinkRow({ href, icon, children, value }: LinkRowProps) {
  return (
    <li>
      <Link href={href} className={row}>
        <span className={iconStyle}>
          <Icon name={icon} />
        </span>
        <span className={label}>{children}</span>
        {value !== undefined && <span className={valueStyle}>{value}</span>}
        <Icon name="chevronRight" />
      </Link>
    </li>
  )
}
