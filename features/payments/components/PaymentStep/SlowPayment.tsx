import { FormattedMessage } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'

type SlowPaymentProps = {
  /** What takes its time: a payment, or a card that is being saved, for which nobody pays. */
  of?: 'payment' | 'saving'
  onLook: () => void
}

/** It takes its time: the page no longer looks by itself, and nobody has to wait before it. */
export function SlowPayment({ of = 'payment', onLook }: SlowPaymentProps) {
  return (
    <Stack gap={3}>
      <Banner tone="info">
        <FormattedMessage id={of === 'saving' ? 'payments.saving.slow' : 'payments.slow'} />
      </Banner>
      <Button emphasis="soft" onClick={onLook}>
        <FormattedMessage id="payments.slow.look" />
      </Button>
    </Stack>
  )
}
