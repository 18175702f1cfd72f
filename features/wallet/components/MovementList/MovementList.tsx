import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore, Section } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import type { MovementList_wallet$key } from './__generated__/MovementList_wallet.graphql.ts'
import type { MovementListPaginationQuery } from './__generated__/MovementListPaginationQuery.graphql.ts'
import { MovementListItem } from './MovementListItem.tsx'
import { MovementListSkeleton } from './MovementListSkeleton.tsx'
import { list } from './MovementList.css.ts'

type MovementListProps = { wallet: MovementList_wallet$key }

/** What came and what went, newest first. */
export function MovementList(props: MovementListProps) {
  return (
    <Section
      heading={
        <Heading level={2}>
          <FormattedMessage id="wallet.movements.title" />
        </Heading>
      }
      skeleton={<MovementListSkeleton />}
    >
      <Movements {...props} />
    </Section>
  )
}

function Movements(props: MovementListProps) {
  const { data, next } = usePages<MovementListPaginationQuery, MovementList_wallet$key>(
    graphql`
      fragment MovementList_wallet on CoinWallet
      @throwOnFieldError
      @refetchable(queryName: "MovementListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        movements(first: $count, after: $cursor) @connection(key: "MovementList_movements") {
          edges {
            node {
              id
              ...MovementListItem_movement
            }
          }
        }
      }
    `,
    props.wallet,
  )
  const intl = useIntl()
  const { edges } = data.movements
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        headingLevel={3}
        title={intl.formatMessage({ id: 'wallet.empty.title' })}
        body={<FormattedMessage id="wallet.empty.body" />}
      />
    )
  return (
    <Stack gap={3}>
      <ul className={list}>
        {edges.map(({ node }) => (
          <MovementListItem key={node.id} movement={node} />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<MovementListSkeleton />} />
    </Stack>
  )
}
