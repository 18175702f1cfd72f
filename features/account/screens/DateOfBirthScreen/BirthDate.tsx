import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths as supportPaths } from '#addresses/support.ts'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { PresentValue } from '../../components/PresentValue/PresentValue.tsx'
import type { BirthDate_account$key } from './__generated__/BirthDate_account.graphql.ts'

type BirthDateProps = { account: BirthDate_account$key }

/** When a fan was born, what that is good for, and who changes it: what minors may pay hangs on it. */
export function BirthDate({ account }: BirthDateProps) {
  const { birthDate } = useFragment(
    graphql`
      fragment BirthDate_account on Account @throwOnFieldError {
        birthDate
      }
    `,
    account,
  )
  const intl = useIntl()
  // A day of the calendar: the same wherever it is read.
  const said = birthDate && intl.formatDate(birthDate, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Stack gap={6}>
      <PresentValue
        icon="calendar"
        label={intl.formatMessage({ id: 'account.birthDate.label' })}
        value={said ?? intl.formatMessage({ id: 'account.birthDate.none' })}
      />
      <Stack gap={3}>
        <Text>{intl.formatMessage({ id: 'account.birthDate.use' })}</Text>
        <Text>{intl.formatMessage({ id: 'account.birthDate.change' })}</Text>
        <Text>
          <TextLink href={supportPaths.contact()}>
            {intl.formatMessage({ id: 'account.birthDate.support' })}
          </TextLink>
        </Text>
      </Stack>
    </Stack>
  )
}
