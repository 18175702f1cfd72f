import { useIntl } from 'react-intl'
import * as v from 'valibot'
import { Button } from '#design-system/button/Button.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm, type FormSubmission } from '#platform/form/useForm.ts'
import { narrow } from '#platform/form/values.ts'
import { useStepWays } from '../../useStepWays.ts'

const schema = v.object({ code: narrow('onboarding.referral.missing') })
const empty = { code: '' }

type ReferralCodeFormProps = {
  submission: FormSubmission<v.InferOutput<typeof schema>>
  onSkip: () => void
}

/** Who invited the fan; most were not. */
export function ReferralCodeForm({ submission, onSkip }: ReferralCodeFormProps) {
  const intl = useIntl()
  const form = useForm({ schema, initial: empty, draft: 'signUp:referral', submission })
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'onboarding.referral.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.saving' })}
      ways={useStepWays(form.retry)}
      secondary={
        <Button tone="neutral" emphasis="quiet" disabled={form.isPending} onClick={onSkip}>
          {intl.formatMessage({ id: 'onboarding.skip' })}
        </Button>
      }
    >
      <TextField
        {...form.field('code')}
        label={intl.formatMessage({ id: 'onboarding.referral.label' })}
        description={intl.formatMessage({ id: 'onboarding.referral.hint' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form>
  )
}
