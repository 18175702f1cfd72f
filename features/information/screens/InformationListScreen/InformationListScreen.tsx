import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/information.ts'
import { FilterLinks } from '#design-system/filter-links/FilterLinks.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { BannerSections } from '#features/banner/index.ts'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { categories } from '../../categories.ts'
import { FavoriteInformations } from '../../components/FavoriteInformations/FavoriteInformations.tsx'
import { InformationFeed } from '../../components/InformationFeed/InformationFeed.tsx'
import { InformationRowsSkeleton } from '../../components/InformationRow/InformationRowsSkeleton.tsx'
import { ReceivedInformations } from '../../components/Received/ReceivedInformations.tsx'
import type { InformationListScreenQuery } from './__generated__/InformationListScreenQuery.graphql.ts'

type Props = ScreenProps<InformationListScreenQuery>

/** `/information`: what the station tells its fans, by category, and a fan's favourites. */
export function Screen(props: Props) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'information.title' })}
      skeleton={<InformationRowsSkeleton />}
    >
      <Filters {...props.queryRef.variables} />
      <Informations {...props} />
    </ScreenPage>
  )
}

function Filters({ category, isFavorite, isReceived }: InformationListScreenQuery['variables']) {
  const intl = useIntl()
  const all = paths.informations()
  return (
    <FilterLinks
      label={intl.formatMessage({ id: 'information.filters' })}
      links={[
        {
          href: all,
          label: intl.formatMessage({ id: 'information.all' }),
          isCurrent: !category && !isFavorite && !isReceived,
        },
        {
          href: `${all}?list=received`,
          label: intl.formatMessage({ id: 'information.received' }),
          isCurrent: isReceived,
        },
        ...categories.map((each) => ({
          href: `${all}?category=${each}`,
          label: intl.formatMessage({ id: `information.category.${each}` }),
          isCurrent: each === category && !isFavorite && !isReceived,
        })),
        {
          href: `${all}?list=favorite`,
          label: intl.formatMessage({ id: 'information.favorites' }),
          isCurrent: isFavorite,
        },
      ]}
    />
  )
}

function Informations({ queryRef }: Props) {
  const { tenant, viewer } = usePreloadedQuery<InformationListScreenQuery>(
    graphql`
      query InformationListScreenQuery(
        $category: InformationCategory
        $isFavorite: Boolean!
        $isReceived: Boolean!
        $isGeneral: Boolean!
        $isWhole: Boolean!
      ) @throwOnFieldError {
        tenant {
          community {
            ...InformationFeed_community
              @arguments(category: $category)
              @include(if: $isGeneral)
              @alias(as: "feed")
            ...FavoriteInformations_community @include(if: $isFavorite) @alias(as: "favorites")
            ...BannerSections_community
              @arguments(place: INFORMATION)
              @include(if: $isWhole)
              @alias(as: "banners")
          }
        }
        viewer {
          ...ReceivedInformations_viewer @include(if: $isReceived) @alias(as: "received")
        }
      }
    `,
    queryRef,
  )
  const { feed, favorites, banners } = tenant.community
  const { category } = queryRef.variables
  if (viewer.received) return <ReceivedInformations viewer={viewer.received} />
  if (favorites) return <FavoriteInformations community={favorites} />
  return (
    <Stack gap={6}>
      {banners && <BannerSections community={banners} isFirst />}
      {feed && <InformationFeed key={category} community={feed} isNarrowed={Boolean(category)} />}
    </Stack>
  )
}
