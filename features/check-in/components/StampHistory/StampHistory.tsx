import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { paths } from '#addresses/check-in.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import type { StampHistory_community$key } from './__generated__/StampHistory_community.graphql.ts'
import type { StampHistoryPaginationQuery } from './__generated__/StampHistoryPaginationQuery.graphql.ts'
import { list } from './StampHistory.css.ts'
import { StampHistoryRow } from './StampHistoryRow.tsx'
import { StampHistorySkeleton } from './StampHistorySkeleton.tsx'

/** A fan's stamps, the newest day first, with what each brought. Nothing for a guest: the screen asks them in. */
export function StampHistory(props: { community: StampHistory_community$key }) {
  const { data, next } = usePages<StampHistoryPaginationQuery, StampHistory_community$key>(
    graphql`
      fragment StampHistory_community on Community
      @throwOnFieldError
      @refetchable(queryName: "StampHistoryPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 31 }
        cursor: { type: "String", defaultValue: null }
      ) {
        viewerCheckIns {
          history(first: $count, after: $cursor) @connection(key: "StampHistory_history") {
            edges {
              node {
                id
                ...StampHistoryRow_checkIn
              }
            }
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const edges = data.viewerCheckIns?.history.edges ?? []
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'check-in.history.empty.title' })}
        body={<FormattedMessage id="check-in.history.empty.body" />}
        action={
          <ButtonLink href={paths.checkIn()}>
            <FormattedMessage id="check-in.stamp" />
          </ButtonLink>
        }
      />
    )
  return (
    <Stack gap={4}>
      <ul className={list}>
        {edges.map(({ node }) => (
          <StampHistoryRow key={node.id} checkIn={node} />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<StampHistorySkeleton count={3} />} />
    </Stack>
  )
}
