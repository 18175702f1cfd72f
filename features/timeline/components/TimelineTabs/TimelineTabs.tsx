import { useIntl } from 'react-intl'
import { paths } from '#addresses/timeline.ts'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { bar, list, tab } from './TimelineTabs.css.ts'

/** The timelines, each under its own address. */
export type TimelineTab = 'home' | 'community' | 'trend'

/** The ways between the timelines. */
export function TimelineTabs({ current }: { current: TimelineTab }) {
  const intl = useIntl()
  const tabs = [
    { id: 'home', href: paths.home() },
    { id: 'community', href: paths.timeline() },
    { id: 'trend', href: paths.trend() },
  ] as const
  return (
    <nav aria-label={intl.formatMessage({ id: 'timeline.tabs' })} className={bar}>
      <ul className={list}>
        {tabs.map(({ id, href }) => (
          <li key={id}>
            <Link href={href} className={tab} aria-current={id === current ? 'page' : undefined}>
              {intl.formatMessage({ id: `timeline.${id}` })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
