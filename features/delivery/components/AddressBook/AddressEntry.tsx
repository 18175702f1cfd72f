import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Chip } from '#design-system/chip/Chip.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { AddressForm } from '../AddressForm/AddressForm.tsx'
import { DestinationLines, useDestinationLines } from '../DestinationLines/DestinationLines.tsx'
import type { AddressEntry_address$key } from './__generated__/AddressEntry_address.graphql.ts'
import { acts, entry } from './AddressBook.css.ts'
import { DefaultButton } from './DefaultButton.tsx'
import { DeleteAddress } from './DeleteAddress.tsx'

/** One of a fan's addresses: to be changed in its place, offered first, or forgotten. */
export function AddressEntry(props: { address: AddressEntry_address$key }) {
  const address = useFragment(
    graphql`
      fragment AddressEntry_address on DeliveryAddress @throwOnFieldError {
        id
        isDefault
        destination {
          ...DestinationLines_destination
        }
        ...AddressForm_address
      }
    `,
    props.address,
  )
  const { name } = useDestinationLines()(address.destination)
  const [isEditing, setIsEditing] = useState(false)
  if (isEditing)
    return (
      <li className={entry}>
        <AddressForm address={address} onSaved={() => setIsEditing(false)} />
        <Button tone="neutral" emphasis="quiet" onClick={() => setIsEditing(false)}>
          <FormattedMessage id="delivery.book.leave" />
        </Button>
      </li>
    )
  return (
    <li className={entry}>
      <Stack gap={2} align="start">
        {address.isDefault && (
          <Chip icon="check">
            <FormattedMessage id="delivery.book.default" />
          </Chip>
        )}
        <DestinationLines destination={address.destination} />
      </Stack>
      <div className={acts}>
        <Button tone="neutral" emphasis="outline" size="small" onClick={() => setIsEditing(true)}>
          <FormattedMessage id="delivery.book.edit" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        {!address.isDefault && <DefaultButton addressId={address.id} name={name} />}
        <DeleteAddress addressId={address.id} name={name} />
      </div>
    </li>
  )
}
