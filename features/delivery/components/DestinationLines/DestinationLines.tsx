import { useIntl } from 'react-intl'
import { graphql, readInlineData } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { formatPhoneNumber } from '#rules/phone.ts'
import { postalAddress } from '#rules/postalAddress.ts'
import type { DestinationLines_destination$key } from './__generated__/DestinationLines_destination.graphql.ts'

type Lines = { name: string; place: string; phoneNumber: string }

/** Gives the function that writes a destination as it stands on a parcel. */
export function useDestinationLines(): (destination: DestinationLines_destination$key) => Lines {
  const intl = useIntl()
  return (key) => {
    const to = readInlineData(
      graphql`
        fragment DestinationLines_destination on Destination @inline @throwOnFieldError {
          familyName
          givenName
          postalCode
          prefecture
          city
          street
          building
          phoneNumber
        }
      `,
      key,
    )
    const prefecture = intl.formatMessage({ id: `delivery.prefecture.${to.prefecture}` })
    return {
      name: intl.formatMessage(
        { id: 'delivery.name' },
        { family: to.familyName, given: to.givenName },
      ),
      place: postalAddress(intl.locale, {
        postalCode: to.postalCode,
        places: [prefecture, to.city, to.street, to.building],
      }),
      phoneNumber: formatPhoneNumber(to.phoneNumber),
    }
  }
}

/** Whom and where a parcel goes to. */
export function DestinationLines(props: { destination: DestinationLines_destination$key }) {
  const { name, place, phoneNumber } = useDestinationLines()(props.destination)
  return (
    <Stack gap={1}>
      <Text weight="bold">{name}</Text>
      <Text>{place}</Text>
      <Text tone="muted">{phoneNumber}</Text>
    </Stack>
  )
}
