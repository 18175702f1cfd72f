import { useIntl } from 'react-intl'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'

/** The kind stop for those who are too young. */
export function TooYoung() {
  const intl = useIntl()
  return (
    <Stack gap={6}>
      <Text>{intl.formatMessage({ id: 'onboarding.tooYoung.body' })}</Text>
      <ButtonLink href="/" tone="neutral" emphasis="outline" size="large" isFullWidth>
        {intl.formatMessage({ id: 'onboarding.tooYoung.home' })}
      </ButtonLink>
    </Stack>
  )
}
