import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { ItemGrid } from '../ItemGrid/ItemGrid.tsx'
import type { SectionItems_section$key } from './__generated__/SectionItems_section.graphql.ts'
import type { SectionItemsPaginationQuery } from './__generated__/SectionItemsPaginationQuery.graphql.ts'

/** All that a section holds, page by page. */
export function SectionItems(props: { section: SectionItems_section$key }) {
  const { data, next } = usePages<SectionItemsPaginationQuery, SectionItems_section$key>(
    graphql`
      fragment SectionItems_section on StoreSection
      @throwOnFieldError
      @refetchable(queryName: "SectionItemsPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String", defaultValue: null }
      ) {
        items(first: $count, after: $cursor) @connection(key: "SectionItems_items") {
          edges {
            node {
              id
              ...ItemCard_item
            }
          }
        }
      }
    `,
    props.section,
  )
  const intl = useIntl()
  const { edges } = data.items
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'store.section.empty.title' })}
        body={<FormattedMessage id="store.section.empty.body" />}
      />
    )
  return <ItemGrid items={edges.map(({ node }) => node)} next={next} />
}
