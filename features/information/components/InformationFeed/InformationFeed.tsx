import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { paths } from '#addresses/information.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LoadMore } from '#features/errors/index.ts'
import { usePages } from '#platform/relay/usePages.ts'
import { InformationRow } from '../InformationRow/InformationRow.tsx'
import { list } from '../InformationRow/InformationRow.css.ts'
import { InformationRowsSkeleton } from '../InformationRow/InformationRowsSkeleton.tsx'
import type { InformationFeed_community$key } from './__generated__/InformationFeed_community.graphql.ts'
import type { InformationFeedPaginationQuery } from './__generated__/InformationFeedPaginationQuery.graphql.ts'

type InformationFeedProps = {
  community: InformationFeed_community$key
  /** It shows those of one category. */
  isNarrowed: boolean
}

/** What the station tells its fans, the newest first. */
export function InformationFeed({ isNarrowed, ...props }: InformationFeedProps) {
  const { data, next } = usePages<InformationFeedPaginationQuery, InformationFeed_community$key>(
    graphql`
      fragment InformationFeed_community on Community
      @throwOnFieldError
      @refetchable(queryName: "InformationFeedPaginationQuery")
      @argumentDefinitions(
        category: { type: "InformationCategory" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String", defaultValue: null }
      ) {
        informations(category: $category, first: $count, after: $cursor)
          @connection(key: "InformationFeed_informations") {
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
  const { edges } = data.informations
  if (edges.length === 0) return <NoInformation isNarrowed={isNarrowed} />
  return (
    <Stack gap={4}>
      <ul className={list}>
        {edges.map(({ node }) => (
          <InformationRow key={node.id} information={node} among="GENERAL" />
        ))}
      </ul>
      <LoadMore {...next} skeleton={<InformationRowsSkeleton count={3} />} />
    </Stack>
  )
}

function NoInformation({ isNarrowed }: Pick<InformationFeedProps, 'isNarrowed'>) {
  const intl = useIntl()
  const kind = isNarrowed ? 'emptyCategory' : 'empty'
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={intl.formatMessage({ id: `information.${kind}.title` })}
      body={<FormattedMessage id={`information.${kind}.body`} />}
      action={
        isNarrowed && (
          <ButtonLink href={paths.informations()}>
            <FormattedMessage id="information.showAll" />
          </ButtonLink>
        )
      }
    />
  )
}
