import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { paths } from '#addresses/store.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure, LogInFirst } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { ItemGrid } from '../ItemGrid/ItemGrid.tsx'
import { WishActs } from './WishActs.tsx'
import type { WishActs_item$key } from './__generated__/WishActs_item.graphql.ts'
import type { WishList_community$key } from './__generated__/WishList_community.graphql.ts'
import type { WishListPaginationQuery } from './__generated__/WishListPaginationQuery.graphql.ts'

/** What a fan would like to have, what was wished for last first; for a guest the way in. */
export function WishList(props: { community: WishList_community$key }) {
  const { data, next } = usePages<WishListPaginationQuery, WishList_community$key>(
    graphql`
      fragment WishList_community on Community
      @throwOnFieldError
      @refetchable(queryName: "WishListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String", defaultValue: null }
      ) {
        viewerWishes(first: $count, after: $cursor) @connection(key: "WishList_viewerWishes") {
          edges {
            node {
              id
              viewerWishes
              ...ItemCard_item
              ...WishActs_item
            }
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  if (!data.viewerWishes)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'store.wishes.guest.title' })}
        body={intl.formatMessage({ id: 'store.wishes.guest.body' })}
      />
    )
  // What is taken off keeps its place, where undoing finds it.
  const items = data.viewerWishes.edges.flatMap(({ node }) => (node.viewerWishes ? [node] : []))
  if (items.length === 0 && !next.hasMore)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'store.wishes.empty.title' })}
        body={<FormattedMessage id="store.wishes.empty.body" />}
        action={
          <ButtonLink href={paths.store()}>
            <FormattedMessage id="store.wishes.toStore" />
          </ButtonLink>
        }
      />
    )
  return <ItemGrid items={items} next={next} actsOf={actsOf} />
}

const actsOf = (item: WishActs_item$key) => <WishActs item={item} />
