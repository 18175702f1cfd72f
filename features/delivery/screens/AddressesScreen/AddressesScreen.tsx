import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { LogInFirst, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { AddressBook } from '../../components/AddressBook/AddressBook.tsx'
import type { AddressesScreenQuery } from './__generated__/AddressesScreenQuery.graphql.ts'

/** `/settings/store/addresses`: where a fan has things sent. */
export function Screen(props: ScreenProps<AddressesScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'delivery.book.title' })}
      back={{
        href: settingsPaths.settings(),
        label: intl.formatMessage({ id: 'delivery.book.back' }),
      }}
      robots="noindex"
      skeleton={<AddressesSkeleton />}
    >
      <Addresses {...props} />
    </ScreenPage>
  )
}

function Addresses({ queryRef }: ScreenProps<AddressesScreenQuery>) {
  const { viewer } = usePreloadedQuery<AddressesScreenQuery>(
    graphql`
      query AddressesScreenQuery @throwOnFieldError {
        viewer {
          user {
            __typename
          }
          deliveryAddresses {
            ...AddressBook_addresses
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  if (!viewer.user)
    return (
      <LogInFirst
        title={intl.formatMessage({ id: 'delivery.guest.title' })}
        body={intl.formatMessage({ id: 'delivery.guest.body' })}
      />
    )
  return <AddressBook addresses={viewer.deliveryAddresses} />
}

/** Two addresses that are on their way. */
function AddressesSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton width="100%" height={140} />
      <Skeleton width="100%" height={140} />
      <Skeleton width="100%" height={48} />
    </Stack>
  )
}
