import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as informationPaths } from '#addresses/information.ts'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { Figure, Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { BannerCard } from '../../components/BannerCard/BannerCard.tsx'
import type { BannerListScreenQuery } from './__generated__/BannerListScreenQuery.graphql.ts'
import { list } from './BannerListScreen.css.ts'
import { BannerListSkeleton } from './BannerListSkeleton.tsx'

/** `/banner-list/:section_id`: all banners of a section, one below the other. */
export function Screen(props: ScreenProps<BannerListScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<BannerListSkeleton />}
      renderFrame={(face) => <BannerPage>{face}</BannerPage>}
    >
      <Banners {...props} />
    </ScreenPart>
  )
}

function Banners({ queryRef }: ScreenProps<BannerListScreenQuery>) {
  const { node } = usePreloadedQuery<BannerListScreenQuery>(
    graphql`
      query BannerListScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on BannerSection @alias(as: "section") {
            title
            banners {
              id
              ...BannerCard_banner
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const section = node?.section
  if (!section)
    return (
      <Missing
        title={intl.formatMessage({ id: 'banner.missing.title' })}
        body={intl.formatMessage({ id: 'banner.missing.body' })}
        nextAction={{
          href: informationPaths.informations(),
          label: intl.formatMessage({ id: 'banner.back' }),
        }}
      />
    )
  const { title, banners } = section
  return (
    <BannerPage title={title}>
      <PageHead title={title} />
      {banners.length === 0 ? (
        <EmptyState
          figure={<Figure name="closed" />}
          title={intl.formatMessage({ id: 'banner.empty.title' })}
          body={<FormattedMessage id="banner.empty.body" />}
        />
      ) : (
        <ul className={list}>
          {banners.map((banner, at) => (
            <BannerCard key={banner.id} banner={banner} look="wide" priority={at < 2} />
          ))}
        </ul>
      )}
    </BannerPage>
  )
}

function BannerPage({ title, children }: { title?: string; children: ReactNode }) {
  const label = useIntl().formatMessage({ id: 'banner.back' })
  return (
    <Page
      back={{ href: informationPaths.informations(), label }}
      width="medium"
      {...(title !== undefined && { title })}
    >
      {children}
    </Page>
  )
}
