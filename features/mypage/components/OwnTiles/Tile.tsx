import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { figure, first, icon as iconStyle, label, tile } from './OwnTiles.css.ts'

export type TileProps = {
  name: 'penlights' | 'coins' | 'tickets' | 'cards' | 'badges' | 'following' | 'followers' | 'posts'
  icon: IconName
  count: number
  href: string
  /** Where the first of them is had: shown where there is none. */
  firstHref?: string
}

/** How many of something one has, and the way to it; where there is none, what to do for the first. */
export function Tile({ name, icon, count, href, firstHref }: TileProps) {
  const isFirst = count === 0 && firstHref !== undefined
  return (
    <li>
      <Link href={isFirst ? firstHref : href} className={tile}>
        <span className={label}>
          <span className={iconStyle}>
            <Icon name={icon} size={16} />
          </span>
          <FormattedMessage id={`mypage.tile.${name}`} />
        </span>
        {isFirst ? (
          <span className={first}>
            <FormattedMessage id="mypage.tile.first" values={{ name }} />
          </span>
        ) : (
          <span className={figure}>
            <FormattedNumber value={count} />
          </span>
        )}
      </Link>
    </li>
  )
}
