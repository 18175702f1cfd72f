import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/check-in.ts'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { StoreCheckIn } from '../../components/StoreCheckIn/StoreCheckIn.tsx'
import { list } from '../../components/StoreRow/StoreRow.css.ts'
import { StoreRow } from '../../components/StoreRow/StoreRow.tsx'
import { StoreRowsSkeleton } from '../../components/StoreRow/StoreRowsSkeleton.tsx'
import type { CheckInStoresScreenQuery } from './__generated__/CheckInStoresScreenQuery.graphql.ts'

/** `/check-in/stores`: where fans check in by a code, which a QR brings along behind `#`. */
export function Screen(props: ScreenProps<CheckInStoresScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'check-in.stores.title' })}
      back={{ href: paths.checkIn(), label: intl.formatMessage({ id: 'check-in.history.back' }) }}
      skeleton={<StoreRowsSkeleton />}
    >
      <Stores {...props} />
    </ScreenPage>
  )
}

function Stores({ queryRef }: ScreenProps<CheckInStoresScreenQuery>) {
  const { tenant } = usePreloadedQuery<CheckInStoresScreenQuery>(
    graphql`
      query CheckInStoresScreenQuery @throwOnFieldError {
        tenant {
          community {
            id
            checkInStores {
              id
              ...StoreRow_store
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { id, checkInStores: stores } = tenant.community
  if (stores.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'check-in.stores.empty.title' })}
        body={<FormattedMessage id="check-in.stores.empty.body" />}
      />
    )
  return (
    <Stack gap={8}>
      <StoreCheckIn communityId={id} />
      <Stack as="section" gap={4}>
        <Heading level={2}>
          <FormattedMessage id="check-in.stores.where" />
        </Heading>
        <ul className={list}>
          {stores.map((store) => (
            <StoreRow key={store.id} store={store} />
          ))}
        </ul>
      </Stack>
    </Stack>
  )
}
