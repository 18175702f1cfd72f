import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { StepFrame } from '../StepFrame/StepFrame.tsx'
import { EmailForm } from './EmailForm.tsx'
import { NewPassword } from './NewPassword.tsx'

type PasswordResetProps = {
  /** The code of a mailed link; null where a link is asked for. */
  code: string | null
  tenantName: string
}

/** A forgotten password: a mail with a link, and behind the link a new one. */
export function PasswordReset({ code, ...tenant }: PasswordResetProps) {
  return code === null ? <LinkRequest {...tenant} /> : <NewPassword code={code} {...tenant} />
}

function LinkRequest({ tenantName }: Omit<PasswordResetProps, 'code'>) {
  const intl = useIntl()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null)
    return (
      <StepFrame
        tenantName={tenantName}
        heading={intl.formatMessage({ id: 'auth.reset.ask.heading' })}
        lead={intl.formatMessage({ id: 'auth.reset.ask.lead' })}
      >
        <EmailForm onSent={setSentTo} />
      </StepFrame>
    )
  // The same whether or not the address is registered.
  return (
    <StepFrame
      tenantName={tenantName}
      heading={intl.formatMessage({ id: 'auth.reset.sent.heading' })}
    >
      <Stack gap={6}>
        <Text>{intl.formatMessage({ id: 'auth.reset.sent.body' }, { email: sentTo })}</Text>
        <Button
          tone="neutral"
          emphasis="outline"
          size="large"
          isFullWidth
          onClick={() => setSentTo(null)}
        >
          {intl.formatMessage({ id: 'auth.reset.sent.again' })}
        </Button>
      </Stack>
    </StepFrame>
  )
}
