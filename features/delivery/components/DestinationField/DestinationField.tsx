import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { AddressChoice } from '../AddressChoice/AddressChoice.tsx'
import { DestinationLines } from '../DestinationLines/DestinationLines.tsx'
import type { DestinationField_viewer$key } from './__generated__/DestinationField_viewer.graphql.ts'

type DestinationFieldProps = {
  viewer: DestinationField_viewer$key
  /** One of the viewer's addresses; undefined where they have none. */
  value: string | undefined
  onChange: (addressId: string) => void
}

/** Where something goes, within a page that asks for more: the chosen address, another one, or a new one. */
export function DestinationField({ value, onChange, ...props }: DestinationFieldProps) {
  const { deliveryAddresses } = useFragment(
    graphql`
      fragment DestinationField_viewer on Viewer @throwOnFieldError {
        deliveryAddresses {
          id
          destination {
            ...DestinationLines_destination
          }
          ...AddressChoice_addresses
        }
      }
    `,
    props.viewer,
  )
  const [isChoosing, setIsChoosing] = useState(false)
  const chosen = deliveryAddresses.find(({ id }) => id === value)
  const isOpen = !chosen || isChoosing
  const change = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  // What had the focus is gone with the choice: it goes on where the choice can be made anew.
  useEffect(() => {
    if (wasOpen.current && !isOpen) change.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="medium">
        <FormattedMessage id="delivery.destination" />
      </Heading>
      {chosen && !isOpen ? (
        <Stack gap={3} align="start">
          <DestinationLines destination={chosen.destination} />
          <Button
            ref={change}
            tone="neutral"
            emphasis="outline"
            size="small"
            onClick={() => setIsChoosing(true)}
          >
            <FormattedMessage id="delivery.destination.change" />
          </Button>
        </Stack>
      ) : (
        <AddressChoice
          addresses={deliveryAddresses}
          value={value}
          onChange={(id) => {
            setIsChoosing(false)
            onChange(id)
          }}
        />
      )}
    </Stack>
  )
}
