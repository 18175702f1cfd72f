import { FormattedMessage } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { beside, figure, first, icon, label, tile, wide } from './OwnTiles.css.ts'

type RankTileProps = {
  href: string
  /** None below the first. */
  rank: string | undefined
  points: number
}

/** One's rank as a supporter and the season's points, and the way to them. */
export function RankTile({ href, rank, points }: RankTileProps) {
  return (
    <li className={wide}>
      <Link href={href} className={tile}>
        <span className={label}>
          <span className={icon}>
            <Icon name="star" size={16} />
          </span>
          <FormattedMessage id="mypage.tile.rank" />
        </span>
        <span className={beside}>
          {rank === undefined ? (
            <span className={first}>
              <FormattedMessage id="mypage.tile.rank.first" />
            </span>
          ) : (
            <span className={figure}>{rank}</span>
          )}
          <Text as="span" size="small" tone="muted" tabular>
            <FormattedMessage id="mypage.tile.rank.points" values={{ points }} />
          </Text>
        </span>
      </Link>
    </li>
  )
}
