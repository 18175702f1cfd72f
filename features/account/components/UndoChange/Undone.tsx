import { useIntl } from 'react-intl'
import { paths as authPaths } from '#addresses/auth.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'

/** After a contact was put back: whose hands the account is in again, and what makes it safe. */
export function Undone({ maskedContact }: { maskedContact: string }) {
  const intl = useIntl()
  return (
    <Stack gap={6}>
      <Text>
        {intl.formatMessage({ id: 'account.undo.done.lead' }, { contact: maskedContact })}
      </Text>
      <ButtonLink href={authPaths.passwordReset()} size="large" isFullWidth>
        {intl.formatMessage({ id: 'account.undo.done.reset' })}
      </ButtonLink>
    </Stack>
  )
}
