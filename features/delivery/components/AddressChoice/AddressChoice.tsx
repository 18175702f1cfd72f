import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { AddressForm } from '../AddressForm/AddressForm.tsx'
import { useDestinationLines } from '../DestinationLines/DestinationLines.tsx'
import type { AddressChoice_addresses$key } from './__generated__/AddressChoice_addresses.graphql.ts'

type AddressChoiceProps = {
  /** The viewer's. */
  addresses: AddressChoice_addresses$key
  value: string | undefined
  /** Told of a new address too, as soon as it is saved. */
  onChange: (addressId: string) => void
  error?: string
}

/** Where goods go: one of the fan's addresses, or a new one, typed in its place. */
export function AddressChoice({ value, onChange, error, ...props }: AddressChoiceProps) {
  const addresses = useFragment(
    graphql`
      fragment AddressChoice_addresses on DeliveryAddress @relay(plural: true) @throwOnFieldError {
        id
        destination {
          ...DestinationLines_destination
        }
      }
    `,
    props.addresses,
  )
  const intl = useIntl()
  const linesOf = useDestinationLines()
  const [isAdding, setIsAdding] = useState(false)
  if (isAdding || addresses.length === 0)
    return (
      <Stack gap={4}>
        <AddressForm
          onSaved={(id) => {
            setIsAdding(false)
            onChange(id)
          }}
        />
        {addresses.length > 0 && (
          <Button tone="neutral" emphasis="quiet" onClick={() => setIsAdding(false)}>
            {intl.formatMessage({ id: 'delivery.choice.back' })}
          </Button>
        )}
      </Stack>
    )
  return (
    <Stack gap={4}>
      <RadioCards
        label={intl.formatMessage({ id: 'delivery.choice' })}
        error={error}
        value={value}
        onChange={onChange}
        options={addresses.map(({ id, destination }) => {
          const { name, place } = linesOf(destination)
          return { value: id, label: name, description: place }
        })}
      />
      <Button tone="neutral" emphasis="outline" onClick={() => setIsAdding(true)}>
        {intl.formatMessage({ id: 'delivery.choice.add' })}
      </Button>
    </Stack>
  )
}
