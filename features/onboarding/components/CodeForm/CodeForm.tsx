import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CodeField } from '#design-system/code-field/CodeField.tsx'
import { useErrorWords, type ShownError } from '#features/errors/index.ts'
import { fieldOf } from '../../problems.ts'
import { ResendButton } from '../ResendButton/ResendButton.tsx'
import { StepForm } from '#features/auth/index.ts'
import { StepNotice } from '../StepNotice/StepNotice.tsx'

const codeLength = 6

type CodeFormProps = {
  contactKind: 'EMAIL' | 'PHONE'
  resendableAt: string | undefined
  problem: ShownError | null
  isBusy: boolean
  onSubmit: (code: string) => void
  onResend: () => void
  /** Another way: a different contact. */
  other?: ReactNode
}

/** Six digits from a mail or a text message. The last one sends them. */
export function CodeForm(props: CodeFormProps) {
  const { contactKind, resendableAt, problem, isBusy, onSubmit, onResend, other } = props
  const intl = useIntl()
  const errorWords = useErrorWords()
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isOfField = fieldOf(problem) === 'code'
  const submit = () => {
    setIsMissing(code.length < codeLength)
    if (code.length === codeLength) onSubmit(code)
  }
  const error = isMissing
    ? intl.formatMessage({ id: 'onboarding.code.missing' })
    : problem && isOfField
      ? errorWords(problem)
      : undefined
  return (
    <StepForm
      submitLabel={intl.formatMessage({ id: 'onboarding.code.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.code.checking' })}
      isBusy={isBusy}
      onSubmit={submit}
      problem={isMissing || problem}
      notice={problem && !isOfField && <StepNotice problem={problem} />}
      secondary={
        <>
          <ResendButton resendableAt={resendableAt} onPress={onResend} />
          {other}
        </>
      }
    >
      <CodeField
        label={intl.formatMessage({ id: 'onboarding.code.label' })}
        description={
          contactKind === 'EMAIL'
            ? intl.formatMessage({ id: 'onboarding.code.hint' })
            : intl.formatMessage({ id: 'onboarding.code.hintSms' })
        }
        value={code}
        error={error}
        autoFocus
        onChange={(digits) => {
          setCode(digits)
          setIsMissing(false)
        }}
        onComplete={(digits) => {
          if (!isBusy) onSubmit(digits)
        }}
      />
    </StepForm>
  )
}
