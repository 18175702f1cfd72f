import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { useErrorWords, type ShownError } from '#features/errors/index.ts'
import { fieldOf } from '../../problems.ts'
import { StepForm, useDraft } from '#features/auth/index.ts'
import { StepNotice } from '../StepNotice/StepNotice.tsx'

const empty = { code: '' }

type ReferralCodeFormProps = {
  problem: ShownError | null
  isBusy: boolean
  onSubmit: (code: string) => void
  onSkip: () => void
}

/** Who invited the fan; most were not. */
export function ReferralCodeForm({ problem, isBusy, onSubmit, onSkip }: ReferralCodeFormProps) {
  const intl = useIntl()
  const errorWords = useErrorWords()
  const [{ code }, change] = useDraft('referral', empty)
  const [isMissing, setIsMissing] = useState(false)
  const isOfField = fieldOf(problem) === 'code'
  const submit = () => {
    setIsMissing(code.trim() === '')
    if (code.trim() !== '') onSubmit(code)
  }
  const error = isMissing
    ? intl.formatMessage({ id: 'onboarding.referral.missing' })
    : problem && isOfField
      ? errorWords(problem)
      : undefined
  return (
    <StepForm
      submitLabel={intl.formatMessage({ id: 'onboarding.referral.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.saving' })}
      isBusy={isBusy}
      onSubmit={submit}
      problem={isMissing || problem}
      notice={problem && !isOfField && <StepNotice problem={problem} onRetry={submit} />}
      secondary={
        <Button tone="neutral" emphasis="quiet" disabled={isBusy} onClick={onSkip}>
          {intl.formatMessage({ id: 'onboarding.skip' })}
        </Button>
      }
    >
      <TextField
        label={intl.formatMessage({ id: 'onboarding.referral.label' })}
        description={intl.formatMessage({ id: 'onboarding.referral.hint' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        error={error}
        onChange={(text) => change({ code: text })}
      />
    </StepForm>
  )
}
