import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { CodeField } from '#design-system/code-field/CodeField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm, type FormSubmission } from '#platform/form/useForm.ts'
import { secret } from '#platform/form/values.ts'
import { useStepWays } from '../../useStepWays.ts'
import { ResendButton } from '../ResendButton/ResendButton.tsx'

const schema = v.object({
  code: v.pipe(secret('onboarding.code.missing'), v.length(6, 'onboarding.code.missing')),
})
const empty = { code: '' }

type CodeFormProps = {
  contactKind: 'EMAIL' | 'PHONE'
  resendableAt: string | undefined
  submission: FormSubmission<v.InferOutput<typeof schema>>
  onResend: () => void
  /** Another way: a different contact. */
  other?: ReactNode
}

/** Six digits from a mail or a text message. The last one sends them. */
export function CodeForm(props: CodeFormProps) {
  const { contactKind, resendableAt, submission, onResend, other } = props
  const intl = useIntl()
  const form = useForm({ schema, initial: empty, submission })
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'onboarding.code.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.code.checking' })}
      ways={useStepWays()}
      secondary={
        <>
          <ResendButton resendableAt={resendableAt} onPress={onResend} />
          {other}
        </>
      }
    >
      <CodeField
        {...form.field('code')}
        label={intl.formatMessage({ id: 'onboarding.code.label' })}
        description={
          contactKind === 'EMAIL'
            ? intl.formatMessage({ id: 'onboarding.code.hint' })
            : intl.formatMessage({ id: 'onboarding.code.hintSms' })
        }
        autoFocus
        onComplete={(code) => form.submit({ code })}
      />
    </Form>
  )
}
