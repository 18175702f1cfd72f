import { Link } from '../link/LinkProvider.tsx'
import { bar, link, list } from './FilterLinks.css.ts'

interface FilterLinksProps {
  /** What they choose among: 「お知らせの種類」. */
  label: string
  links: readonly { href: string; label: string; isCurrent: boolean }[]
}

/** The parts of a list, each under an address of its own. On a narrow screen they are swiped sideways. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={bar}>
      <ul className={list}>
        {links.map(({ href, label: words, isCurrent }) => (
          <li key={href}>
            <Link href={href} className={link} aria-current={isCurrent ? 'page' : undefined}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
