import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import type { BannerCard_banner$key } from './__generated__/BannerCard_banner.graphql.ts'
import { card, picture, sponsored, words } from './BannerCard.css.ts'
import { useBannerCounts } from './useBannerCounts.ts'

export type BannerLook = 'large' | 'wide' | 'small'

type BannerCardProps = {
  banner: BannerCard_banner$key
  look: BannerLook
  /** Above the fold: its picture is loaded first. */
  priority?: boolean
}

const ratios = { large: 16 / 9, wide: 2, small: 1 } as const

/** A banner: its picture, its words, who pays for it, and where it leads. It counts that it was seen and pressed. */
export function BannerCard({ look, priority, ...props }: BannerCardProps) {
  const banner = useFragment(
    graphql`
      fragment BannerCard_banner on Banner @throwOnFieldError {
        id
        title
        note
        href
        sponsor
        picture {
          ...Image_image
        }
        talent {
          palette
        }
      }
    `,
    props.banner,
  )
  const { title, note, href, sponsor, talent } = banner
  const { ref, press } = useBannerCounts(banner.id)
  const leaves = href.startsWith('https:')
  return (
    <li ref={ref} data-palette={talent?.palette}>
      <Link
        href={href}
        className={card({ look })}
        onClick={press}
        {...(leaves && { target: '_blank' as const })}
        {...(sponsor != null && leaves && { rel: 'sponsored noopener' })}
      >
        <span className={picture({ look })}>
          <Image image={banner.picture} ratio={ratios[look]} isDecorative priority={priority} />
        </span>
        <span className={words({ look })}>
          <Text
            as="span"
            size={look === 'large' ? 'large' : look === 'wide' ? 'body' : 'small'}
            weight="bold"
            lines={3}
          >
            {title}
          </Text>
          {note != null && look !== 'small' && (
            <Text as="span" size="small" tone="muted" lines={2}>
              {note}
            </Text>
          )}
        </span>
        {sponsor != null && (
          <span className={sponsored}>
            <Chip tone="neutral">
              <FormattedMessage id="banner.sponsored" values={{ sponsor }} />
            </Chip>
          </span>
        )}
      </Link>
    </li>
  )
}
