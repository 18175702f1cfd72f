import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { ShelfSkeleton } from '../../components/Shelf/ShelfSkeleton.tsx'
import { WishList } from '../../components/WishList/WishList.tsx'
import type { WishesScreenQuery } from './__generated__/WishesScreenQuery.graphql.ts'

/** `/store/wishes`: what a fan would like to have. */
export function Screen(props: ScreenProps<WishesScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'store.wish' })}
      width="medium"
      back={{ href: paths.store(), label: intl.formatMessage({ id: 'store.back' }) }}
      robots="noindex"
      skeleton={<ShelfSkeleton />}
    >
      <Wishes {...props} />
    </ScreenPage>
  )
}

function Wishes({ queryRef }: ScreenProps<WishesScreenQuery>) {
  const { tenant } = usePreloadedQuery<WishesScreenQuery>(
    graphql`
      query WishesScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...WishList_community
          }
        }
      }
    `,
    queryRef,
  )
  return <WishList community={tenant.community} />
}
