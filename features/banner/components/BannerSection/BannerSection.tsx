import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/banner.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { BannerCard, type BannerLook } from '../BannerCard/BannerCard.tsx'
import { BannerReel, type ReelWay } from './BannerReel.tsx'
import type { BannerSection_section$key } from './__generated__/BannerSection_section.graphql.ts'
import { head, section as part } from './BannerSection.css.ts'

/** How a section of each type is looked through. One of a type that this page does not know yet is swiped. */
const ways = new Map<string, { way: ReelWay; look: BannerLook }>([
  ['CarouselBannerSection', { way: 'carousel', look: 'large' }],
  ['SlideBannerSection', { way: 'slide', look: 'wide' }],
])
const swiped = { way: 'swipe', look: 'small' } as const

type BannerSectionProps = {
  section: BannerSection_section$key
  /** It is the first of its screen: its first picture is loaded before all else. */
  isFirst?: boolean
}

/** Banners that belong together: their heading, the way to all of them, and themselves in a row. */
export function BannerSection({ isFirst = false, ...props }: BannerSectionProps) {
  const { __typename, id, title, banners } = useFragment(
    graphql`
      fragment BannerSection_section on BannerSection @throwOnFieldError {
        __typename
        id
        title
        banners {
          id
          ...BannerCard_banner
        }
      }
    `,
    props.section,
  )
  const { way, look } = ways.get(__typename) ?? swiped
  const headingId = useId()
  return (
    <section className={part} aria-labelledby={headingId}>
      <div className={head}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <TextLink href={paths.list({ section_id: id })}>
          <FormattedMessage id="banner.all" />
          <VisuallyHidden>{title}</VisuallyHidden>
        </TextLink>
      </div>
      <BannerReel label={title} way={way}>
        {banners.map((banner, at) => (
          <BannerCard key={banner.id} banner={banner} look={look} priority={isFirst && at === 0} />
        ))}
      </BannerReel>
    </section>
  )
}
