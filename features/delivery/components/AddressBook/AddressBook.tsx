import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { listSizes } from '#schema/listSizes.generated.ts'
import { AddressForm } from '../AddressForm/AddressForm.tsx'
import type { AddressBook_addresses$key } from './__generated__/AddressBook_addresses.graphql.ts'
import { AddressEntry } from './AddressEntry.tsx'
import { list } from './AddressBook.css.ts'

const most = listSizes['Viewer.deliveryAddresses']

/** A fan's addresses, each with what can be done with it, and the way to keep another. */
export function AddressBook(props: { addresses: AddressBook_addresses$key }) {
  const addresses = useFragment(
    graphql`
      fragment AddressBook_addresses on DeliveryAddress @relay(plural: true) @throwOnFieldError {
        id
        ...AddressEntry_address
      }
    `,
    props.addresses,
  )
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Stack gap={6}>
      {addresses.length > 0 ? (
        <ul className={list}>
          {addresses.map((address) => (
            <AddressEntry key={address.id} address={address} />
          ))}
        </ul>
      ) : (
        <Text tone="muted">
          <FormattedMessage id="delivery.book.empty" />
        </Text>
      )}
      {addresses.length >= most ? (
        <Text tone="muted">
          <FormattedMessage id="delivery.book.full" values={{ most }} />
        </Text>
      ) : isAdding ? (
        <Stack gap={4}>
          <AddressForm onSaved={() => setIsAdding(false)} />
          <Button tone="neutral" emphasis="quiet" onClick={() => setIsAdding(false)}>
            <FormattedMessage id="delivery.book.leave" />
          </Button>
        </Stack>
      ) : (
        <Button
          tone={addresses.length > 0 ? 'neutral' : 'accent'}
          emphasis={addresses.length > 0 ? 'outline' : 'solid'}
          onClick={() => setIsAdding(true)}
        >
          <FormattedMessage id="delivery.choice.add" />
        </Button>
      )}
    </Stack>
  )
}
