import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/special-gift.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, LogInFirst, Missing, PageFrame, ScreenPart } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { CameBy } from '../../components/CameBy/CameBy.tsx'
import { SpecialGifts } from '../../components/SpecialGifts/SpecialGifts.tsx'
import { SpecialGiftsSkeleton } from '../../components/SpecialGifts/SpecialGiftsSkeleton.tsx'
import type { SpecialGiftsScreenQuery } from './__generated__/SpecialGiftsScreenQuery.graphql.ts'

/** `/store/items/:item_id/special-gifts`: what an item holds, for who has it. */
export function Screen(props: ScreenProps<SpecialGiftsScreenQuery>) {
  const frame = useFrame()
  return (
    <ScreenPart
      skeleton={<SpecialGiftsSkeleton />}
      renderFrame={(face) => <PageFrame {...frame}>{face}</PageFrame>}
    >
      <Opened {...props} />
    </ScreenPart>
  )
}

function Opened({ queryRef }: ScreenProps<SpecialGiftsScreenQuery>) {
  const { node, viewer } = usePreloadedQuery<SpecialGiftsScreenQuery>(
    graphql`
      query SpecialGiftsScreenQuery($id: ID!) @throwOnFieldError {
        viewer {
          user {
            __typename
          }
        }
        node(id: $id) {
          ... on StoreItem @alias(as: "item") {
            id
            name
            viewerMayOpen
            talent {
              palette
            }
            specialGifts {
              __typename
            }
            ...CameBy_item
            ...SpecialGifts_item
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const frame = useFrame()
  const item = node?.item
  if (!item || item.specialGifts.length === 0)
    return (
      <Missing
        title={intl.formatMessage({ id: 'gift.missing.title' })}
        body={intl.formatMessage({ id: 'gift.missing.body' })}
        nextAction={frame.back}
      />
    )
  const { id, name, viewerMayOpen, talent } = item
  return (
    <PageFrame {...frame} title={name}>
      {!viewer.user ? (
        <LogInFirst
          title={intl.formatMessage({ id: 'gift.guest.title' })}
          body={intl.formatMessage({ id: 'gift.guest.body' })}
        />
      ) : viewerMayOpen ? (
        <div data-palette={talent?.palette}>
          <Stack gap={6}>
            <CameBy item={item} />
            <SpecialGifts item={item} />
          </Stack>
        </div>
      ) : (
        <EmptyState
          figure={<Figure name="closed" />}
          title={intl.formatMessage({ id: 'gift.closed.title' })}
          body={<FormattedMessage id="gift.closed.body" />}
          action={
            <ButtonLink href={storePaths.item({ item_id: id })}>
              <FormattedMessage id="gift.buy" />
            </ButtonLink>
          }
        />
      )}
    </PageFrame>
  )
}

function useFrame() {
  const intl = useIntl()
  return {
    title: intl.formatMessage({ id: 'gift.title' }),
    back: { href: paths.list(), label: intl.formatMessage({ id: 'gift.list.title' }) },
    width: 'medium',
    robots: 'noindex',
  } as const
}
