import { graphql, useFragment } from 'react-relay'
import { BannerSection } from './BannerSection.tsx'
import type { BannerSections_community$key } from './__generated__/BannerSections_community.graphql.ts'

type BannerSectionsProps = {
  community: BannerSections_community$key
  /** They stand on top of their screen. */
  isFirst?: boolean
}

/** What stands at a place of the app; nothing where there is nothing. */
export function BannerSections({ isFirst = false, ...props }: BannerSectionsProps) {
  const { bannerSections } = useFragment(
    graphql`
      fragment BannerSections_community on Community
      @throwOnFieldError
      @argumentDefinitions(place: { type: "BannerPlace!" }) {
        bannerSections(place: $place) {
          id
          ...BannerSection_section
        }
      }
    `,
    props.community,
  )
  return bannerSections.map((section, at) => (
    <BannerSection key={section.id} section={section} isFirst={isFirst && at === 0} />
  ))
}
