import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as mypagePaths } from '#addresses/mypage.ts'
import { paths as machinePaths } from '#addresses/treasure-machine.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CollectionSets } from '../../components/CollectionSets/CollectionSets.tsx'
import { CollectionShelf } from '../../components/CollectionShelf/CollectionShelf.tsx'
import { CollectionShelfSkeleton } from '../../components/CollectionShelf/CollectionShelfSkeleton.tsx'
import type { CollectionsScreenQuery } from './__generated__/CollectionsScreenQuery.graphql.ts'

/** `/mypage/collections`: the cards, numbered pieces and badges that a fan has. */
export function Screen(props: ScreenProps<CollectionsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'collection.title' })}
      back={{ href: mypagePaths.mypage(), label: intl.formatMessage({ id: 'collection.me' }) }}
      width="medium"
      skeleton={<CollectionShelfSkeleton />}
      robots="noindex"
    >
      <Collections {...props} />
    </ScreenPage>
  )
}

function Collections({ queryRef }: ScreenProps<CollectionsScreenQuery>) {
  const { tenant, viewer } = usePreloadedQuery<CollectionsScreenQuery>(
    graphql`
      query CollectionsScreenQuery @throwOnFieldError {
        tenant {
          community {
            ...CollectionSets_community
          }
        }
        viewer {
          user {
            __typename
          }
          collectedCards {
            id
          }
          collectedNfts {
            id
          }
          ownedBadges {
            id
          }
          ...CollectionShelf_viewer
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'collection.guest.title' })}
        body={intl.formatMessage({ id: 'collection.guest.body' })}
      />
    )
  const { collectedCards, collectedNfts, ownedBadges } = viewer
  if (collectedCards.length + collectedNfts.length + ownedBadges.length > 0)
    return (
      <Stack gap={8}>
        <CollectionShelf viewer={viewer} />
        <CollectionSets community={tenant.community} />
      </Stack>
    )
  return (
    <Stack gap={8}>
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'collection.empty.title' })}
        body={<FormattedMessage id="collection.empty.body" />}
        action={
          <ButtonLink href={machinePaths.machines()} icon="play">
            <FormattedMessage id="collection.draw" />
          </ButtonLink>
        }
      />
      <CollectionSets community={tenant.community} />
    </Stack>
  )
}
