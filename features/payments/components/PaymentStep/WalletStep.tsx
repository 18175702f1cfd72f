import { FormattedMessage } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'

/** The way to the wallet's own page, which leads back by itself. */
export function WalletStep({ url }: { url: string }) {
  return (
    <Stack gap={3}>
      <Text>
        <FormattedMessage id="payments.wallet.note" />
      </Text>
      <Button size="large" isFullWidth onClick={() => window.location.assign(url)}>
        <FormattedMessage id="payments.wallet.open" />
      </Button>
    </Stack>
  )
}
