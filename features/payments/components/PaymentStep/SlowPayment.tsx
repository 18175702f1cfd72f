import { FormattedMessage } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

/** It takes its time: the page no longer looks by itself, and nobody has to wait before it. */
export function SlowPayment({ onLook }: { onLook: () => void }) {
  return (
    <Stack gap={3}>
      <Banner tone="info">
        <FormattedMessage id="payments.slow" />
      </Banner>
      <Button emphasis="soft" onClick={onLook}>
        <FormattedMessage id="payments.slow.look" />
      </Button>
    </Stack>
  )
}
