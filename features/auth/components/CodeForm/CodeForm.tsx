import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { CodeField } from '#design-system/code-field/CodeField.tsx'
import type { Ways } from '#features/errors/index.ts'
import { Form } from '#features/form/index.ts'
import { useForm, type FormSubmission } from '#platform/form/useForm.ts'
import { secret } from '#platform/form/values.ts'
import { ResendButton } from '../ResendButton/ResendButton.tsx'

const schema = v.object({
  code: v.pipe(secret('auth.code.missing'), v.length(6, 'auth.code.missing')),
})
const empty = { code: '' }

type CodeFormProps = {
  contactKind: 'EMAIL' | 'PHONE'
  resendableAt: string | undefined
  submission: FormSubmission<v.InferOutput<typeof schema>>
  onResend: () => void
  /** What to press next where the whole was refused. */
  ways?: Ways
  /** Another way: a different contact. */
  other?: ReactNode
}

/** Six digits from a mail or a text message. The last one sends them. */
export function CodeForm(props: CodeFormProps) {
  const { contactKind, resendableAt, submission, onResend, ways, other } = props
  const intl = useIntl()
  const form = useForm({ schema, initial: empty, submission, countsTries: true })
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'auth.code.submit' })}
      busyLabel={intl.formatMessage({ id: 'auth.code.checking' })}
      ways={ways}
      secondary={
        <>
          <ResendButton resendableAt={resendableAt} onPress={onResend} />
          {other}
        </>
      }
    >
      <CodeField
        {...form.field('code')}
        label={intl.formatMessage({ id: 'auth.code.label' })}
        description={
          contactKind === 'EMAIL'
            ? intl.formatMessage({ id: 'auth.code.hint' })
            : intl.formatMessage({ id: 'auth.code.hintSms' })
        }
        autoFocus
        onComplete={(code) => form.submit({ code })}
      />
    </Form>
  )
}
