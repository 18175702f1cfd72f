import { Fragment, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Page } from '#design-system/page/Page.tsx'
import { BannerSections } from '#features/banner/index.ts'
import { Figure, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { Arrivals } from '../../components/Arrivals/Arrivals.tsx'
import { CheckoutUnderWay } from '../../components/CheckoutUnderWay/CheckoutUnderWay.tsx'
import { Shelf } from '../../components/Shelf/Shelf.tsx'
import { ShelfSkeleton } from '../../components/Shelf/ShelfSkeleton.tsx'
import { StoreHead } from '../../components/StoreHead/StoreHead.tsx'
import type { StoreHead_community$key } from '../../components/StoreHead/__generated__/StoreHead_community.graphql.ts'
import type { StoreScreenQuery } from './__generated__/StoreScreenQuery.graphql.ts'

/** `/store`: all that is sold, section by section. */
export function Screen(props: ScreenProps<StoreScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<ShelfSkeleton />}
      renderFrame={(face) => <StorePage community={null}>{face}</StorePage>}
    >
      <Store {...props} />
    </ScreenPart>
  )
}

function Store({ queryRef }: ScreenProps<StoreScreenQuery>) {
  const { tenant } = usePreloadedQuery<StoreScreenQuery>(
    graphql`
      query StoreScreenQuery @throwOnFieldError {
        tenant {
          community {
            viewerCheckout {
              ...CheckoutUnderWay_session
            }
            storeSections {
              id
              ...Shelf_section
            }
            ...Arrivals_community
            ...BannerSections_community @arguments(place: STORE)
            ...StoreHead_community
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { community } = tenant
  const { storeSections, viewerCheckout } = community
  return (
    <StorePage community={community}>
      {viewerCheckout && <CheckoutUnderWay session={viewerCheckout} />}
      <Arrivals community={community} />
      {storeSections.map((section, index) => (
        <Fragment key={section.id}>
          <Shelf section={section} picturesInView={[4, 1][index]} />
          {index === 0 && <BannerSections community={community} />}
        </Fragment>
      ))}
      {storeSections.length === 0 && (
        <EmptyState
          figure={<Figure name="closed" />}
          title={intl.formatMessage({ id: 'store.empty.title' })}
          body={<FormattedMessage id="store.empty.body" />}
        />
      )}
    </StorePage>
  )
}

type StorePageProps = { community: StoreHead_community$key | null; children: ReactNode }

function StorePage({ community, children }: StorePageProps) {
  const intl = useIntl()
  return (
    <Page width="medium">
      <PageHead
        title={intl.formatMessage({ id: 'store.title' })}
        description={intl.formatMessage({ id: 'store.description' })}
      />
      <StoreHead community={community} />
      {children}
    </Page>
  )
}
