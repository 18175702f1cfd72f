import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { Button } from '#design-system/button/Button.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import type { phoneProofMachine } from '../../machines/phoneProofMachine.ts'
import { fieldOf } from '../../problems.ts'
import { CodeForm } from '../CodeForm/CodeForm.tsx'
import { StepBody, StepForm, useDraft } from '#features/auth/index.ts'
import { StepNotice } from '../StepNotice/StepNotice.tsx'

const empty = { phone: '' }

type PhoneProofProps = {
  actor: ActorRefFrom<typeof phoneProofMachine>
  /** Ways beside the main one, while the number is asked for. */
  secondary?: ReactNode
}

/** A mobile number, then the code that was texted to it. */
export function PhoneProof({ actor, secondary }: PhoneProofProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  const intl = useIntl()
  const { sent, problem } = state.context
  if (!sent) return <NumberForm actor={actor} secondary={secondary} />
  return (
    <StepBody>
      <Text tone="muted">
        {intl.formatMessage({ id: 'onboarding.code.lead' }, { contact: sent.maskedPhoneNumber })}
      </Text>
      <CodeForm
        contactKind="PHONE"
        resendableAt={sent.resendableAt}
        problem={problem}
        isBusy={state.hasTag('busy')}
        onSubmit={(code) => actor.send({ type: 'code.submitted', code })}
        onResend={() => actor.send({ type: 'code.requested' })}
        other={
          <Button
            tone="neutral"
            emphasis="quiet"
            onClick={() => actor.send({ type: 'number.changed' })}
          >
            {intl.formatMessage({ id: 'onboarding.phone.change' })}
          </Button>
        }
      />
    </StepBody>
  )
}

function NumberForm({ actor, secondary }: PhoneProofProps) {
  const intl = useIntl()
  const errorWords = useErrorWords()
  const [{ phone }, change] = useDraft('phone', empty)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isOfField = fieldOf(problem) === 'phone'
  const submit = () => actor.send({ type: 'number.submitted', phoneNumber: phone })
  return (
    <StepForm
      submitLabel={intl.formatMessage({ id: 'onboarding.phone.send' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.sending' })}
      isBusy={isBusy}
      onSubmit={submit}
      problem={problem}
      notice={problem && !isOfField && <StepNotice problem={problem} onRetry={submit} />}
      secondary={secondary}
    >
      <TextField
        label={intl.formatMessage({ id: 'onboarding.contact.phone' })}
        description={intl.formatMessage({ id: 'onboarding.contact.phoneHint' })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="090-1234-5678"
        value={phone}
        error={problem && isOfField ? errorWords(problem) : undefined}
        onChange={(text) => change({ phone: text })}
      />
    </StepForm>
  )
}
