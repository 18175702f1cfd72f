import type { ReactNode } from 'react'
import { CountBadge } from '../count-badge/CountBadge.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Link } from '../link/LinkProvider.tsx'
import { aside, badge, bar, cell, item, list } from './NavigationBar.css.ts'

interface NavigationItem {
  href: string
  label: string
  icon: IconName
  isCurrent: boolean
  /** What waits there: the count and its words, 「未読3件」. */
  badge?: { count: number; label: string }
}

interface NavigationBarProps {
  /** What the navigation is called: 「メイン」. */
  label: string
  items: readonly NavigationItem[]
  /** The brand, shown at the head of the rail. */
  header?: ReactNode
  /** Below 768 px the screen needs the room, and leads back by itself. */
  isHiddenOnPhone?: boolean
}

/** The app's places: a tab bar at the bottom of a phone, a rail at the side from 1024 px. */
export function NavigationBar({
  label,
  items,
  header,
  isHiddenOnPhone = false,
}: NavigationBarProps) {
  return (
    <nav aria-label={label} className={bar({ isHiddenOnPhone })}>
      {header && <div className={aside}>{header}</div>}
      <ul className={list}>
        {items.map((place) => (
          <li key={place.href} className={cell}>
            <Link
              href={place.href}
              aria-current={place.isCurrent ? 'page' : undefined}
              className={item({ isCurrent: place.isCurrent })}
            >
              <Icon name={place.icon} size={24} isFilled={place.isCurrent} />
              <span>{place.label}</span>
              {place.badge && (
                <span className={badge}>
                  <CountBadge {...place.badge} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
