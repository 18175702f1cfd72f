import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { paths } from '#addresses/information.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore, LogInFirst } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { InformationRow } from '../InformationRow/InformationRow.tsx'
import { list } from '../InformationRow/InformationRow.css.ts'
import { InformationRowsSkeleton } from '../InformationRow/InformationRowsSkeleton.tsx'
import type { FavoriteInformations_community$key } from './__generated__/FavoriteInformations_community.graphql.ts'
import type { FavoriteInformationsPaginationQuery } from './__generated__/FavoriteInformationsPaginationQuery.graphql.ts'

/** A fan's favourites, what was made one last first; for a guest the way in. */
export function FavoriteInformations(props: { community: FavoriteInformations_community$key }) {
  const { data, next } = usePages<
    FavoriteInformationsPaginationQuery,
    FavoriteInformations_community$key
  >(
    graphql`
      fragment FavoriteInformations_community on Community
      @throwOnFieldError
      @refetchable(queryName: "FavoriteInformationsPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        viewerFavoriteInformations(first: $count, after: $cursor)
          @connection(key: "FavoriteInformations_viewerFavoriteInformations") {
          edges {
            node {
              id
              ...InformationRow_information
            }
          }
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  if (!data.viewerFavoriteInformations)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'information.favorites.guest.title' })}
        body={intl.formatMessage({ id: 'information.favorites.guest.body' })}
      />
    )
  const { edges } = data.viewerFavoriteInformations
  if (edges.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'information.favorites.empty.title' })}
        body={<FormattedMessage id="information.favorites.empty.body" />}
        action={
          <ButtonLink href={paths.informations()}>
            <FormattedMessage id="information.showAll" />
          </ButtonLink>
        }
      />
    )
  return (
    <Stack gap={4}>
      <ul className={list}>
        {edges.map(({ node }) => (
          <InformationRow key={node.id} information={node} among="FAVORITE" />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<InformationRowsSkeleton count={3} />} />
    </Stack>
  )
}
