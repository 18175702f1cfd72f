import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { EntryListItem } from './EntryListItem.tsx'
import type { EntryList_draw$key } from './__generated__/EntryList_draw.graphql.ts'
import type { EntryListPaginationQuery } from './__generated__/EntryListPaginationQuery.graphql.ts'
import { list } from './EntryList.css.ts'

/** The fan's entries in a draw, newest first; nothing before the first. */
export function EntryList(props: { draw: EntryList_draw$key }) {
  const { data, next } = usePages<EntryListPaginationQuery, EntryList_draw$key>(
    graphql`
      fragment EntryList_draw on PrizeDraw
      @throwOnFieldError
      @refetchable(queryName: "EntryListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String", defaultValue: null }
      ) {
        viewerEntries(first: $count, after: $cursor) @connection(key: "EntryList_viewerEntries") {
          edges {
            node {
              id
              ...EntryListItem_entry
            }
          }
        }
      }
    `,
    props.draw,
  )
  const { edges } = data.viewerEntries
  if (edges.length === 0) return null
  return (
    <Stack gap={3} as="section">
      <Heading level={2}>
        <FormattedMessage id="prizeDraw.entries" />
      </Heading>
      <ul className={list}>
        {edges.map(({ node }) => (
          <EntryListItem key={node.id} entry={node} />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<Skeleton width="100%" height={48} />} />
    </Stack>
  )
}
