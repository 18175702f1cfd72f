import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { CodeForm } from '#features/auth/index.ts'
import type { ShownError } from '#features/errors/index.ts'
import { FormBody } from '#features/form/index.ts'
import { useSession, type Session } from '#platform/session/session.ts'
import type { Sent } from '#platform/submission/sendMutation.ts'
import { useAttempt, type Submission } from '#platform/submission/useAttempt.ts'
import type { SentCode } from '../../submissions/phone.ts'
import { useStepWays } from '../../useStepWays.ts'
import { NumberForm } from './NumberForm.tsx'

type PhoneProofProps = {
  sendCode: (
    environment: Environment,
    phoneNumber: string,
    proveWork: Session['proveWork'],
  ) => Promise<Sent<SentCode>>
  verifyCode: (environment: Environment, code: string) => Promise<Sent<unknown>>
  onProven: () => void
  onRefused?: (error: ShownError) => void
  /** One that is on its way already, as after a reload. */
  sent?: SentCode | null
  /** Ways beside the main one, while the number is asked for. */
  secondary?: ReactNode
}

/** A mobile number, then the code that was texted to it: to log in, or to add the number to a new account. */
export function PhoneProof({ sendCode, sent: known, secondary, ...proof }: PhoneProofProps) {
  const environment = useRelayEnvironment()
  const { proveWork } = useSession()
  const [sent, setSent] = useState(known ?? null)
  const sending = useAttempt({
    send: (phoneNumber: string) => sendCode(environment, phoneNumber, proveWork),
    onDone: setSent,
  })
  if (!sent) return <NumberForm sending={sending} secondary={secondary} />
  return (
    // Another code is another question: what was typed for the last one goes.
    <CodeProof
      key={sent.resendableAt}
      {...proof}
      sent={sent}
      resending={sending}
      onResend={() => sending.submit(sent.sentTo)}
      onChangeNumber={() => setSent(null)}
    />
  )
}

type CodeProofProps = Pick<PhoneProofProps, 'verifyCode' | 'onProven' | 'onRefused'> & {
  sent: SentCode
  resending: Submission<string>
  onResend: () => void
  onChangeNumber: () => void
}

function CodeProof({ sent, resending, onResend, onChangeNumber, ...proof }: CodeProofProps) {
  const intl = useIntl()
  const environment = useRelayEnvironment()
  const checking = useAttempt({
    send: ({ code }: { code: string }) => proof.verifyCode(environment, code),
    onDone: proof.onProven,
    onFailed: proof.onRefused,
  })
  return (
    <FormBody>
      <Text tone="muted">
        {intl.formatMessage({ id: 'onboarding.code.lead' }, { contact: sent.sentTo })}
      </Text>
      <CodeForm
        contactKind="PHONE"
        resendableAt={sent.resendableAt}
        submission={{
          ...checking,
          isPending: checking.isPending || resending.isPending,
          error: resending.error ?? checking.error,
        }}
        onResend={onResend}
        ways={useStepWays()}
        other={
          <Button tone="neutral" emphasis="quiet" onClick={onChangeNumber}>
            {intl.formatMessage({ id: 'onboarding.phone.change' })}
          </Button>
        }
      />
    </FormBody>
  )
}
