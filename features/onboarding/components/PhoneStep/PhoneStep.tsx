import { useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { FormBody } from '#features/form/index.ts'
import { sendSmsCode, verifySmsCode, type SentCode } from '../../submissions/phone.ts'
import type { Onboarding } from '../../useOnboarding.ts'
import { PhoneProof } from '../PhoneProof/PhoneProof.tsx'
import { StepNotice } from '../StepNotice/StepNotice.tsx'

type PhoneStepProps = {
  onboarding: Onboarding
  /** The code that is on its way, for whoever comes back to this step. */
  code: SentCode | null
}

/** A number for the new account, now or later. */
export function PhoneStep({ onboarding, code }: PhoneStepProps) {
  const { problem, isBusy, submit, onPhoneProven } = onboarding
  const intl = useIntl()
  const skip = () => submit({ type: 'phone.skipped' })
  return (
    <FormBody>
      {problem && <StepNotice problem={problem} onRetry={skip} />}
      <PhoneProof
        sendCode={sendSmsCode}
        verifyCode={verifySmsCode}
        sent={code}
        onProven={onPhoneProven}
        secondary={
          <Button
            tone="neutral"
            emphasis="quiet"
            isBusy={isBusy}
            busyLabel={intl.formatMessage({ id: 'onboarding.saving' })}
            onClick={skip}
          >
            {intl.formatMessage({ id: 'onboarding.skip' })}
          </Button>
        }
      />
    </FormBody>
  )
}
