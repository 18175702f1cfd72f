import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import { DateOfBirthField } from '#design-system/date-of-birth-field/DateOfBirthField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm, type FormSubmission } from '#platform/form/useForm.ts'
import type { TermsForm } from '../../signUp.ts'
import { useStepWays } from '../../useStepWays.ts'
import { ContactFields } from '../ContactFields/ContactFields.tsx'
import { LegalLinks } from '../LegalLinks/LegalLinks.tsx'
import type { AgreeTermsForm_tenant$key } from './__generated__/AgreeTermsForm_tenant.graphql.ts'
import { emptyTerms, termsDraft, termsSchema } from './termsSchema.ts'

type AgreeTermsFormProps = {
  tenant: AgreeTermsForm_tenant$key
  submission: FormSubmission<TermsForm>
  /** The server has asked for a guardian's consent. */
  isGuardianNeeded: boolean
  /** The way to the log-in, which differs between the page and the modal. */
  logIn: ReactNode
}

/** Who one is and how to reach them: the first step, and the login modal's sign-up. */
export function AgreeTermsForm(props: AgreeTermsFormProps) {
  const { submission, isGuardianNeeded, logIn } = props
  const tenant = useFragment(
    graphql`
      fragment AgreeTermsForm_tenant on Tenant @throwOnFieldError {
        terms {
          version
        }
        privacyPolicy {
          version
        }
      }
    `,
    props.tenant,
  )
  const versions = {
    termsVersion: tenant.terms.version,
    privacyVersion: tenant.privacyPolicy.version,
  }
  const intl = useIntl()
  const form = useForm({
    schema: termsSchema,
    initial: emptyTerms,
    draft: termsDraft,
    submission: { ...submission, submit: (asked) => submission.submit({ ...asked, ...versions }) },
  })
  const partLabels = {
    year: intl.formatMessage({ id: 'onboarding.birthDate.year' }),
    month: intl.formatMessage({ id: 'onboarding.birthDate.month' }),
    day: intl.formatMessage({ id: 'onboarding.birthDate.day' }),
  }
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'onboarding.terms.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.sending' })}
      ways={useStepWays(form.retry)}
      secondary={logIn}
    >
      <ContactFields {...form.field('contact')} />
      <DateOfBirthField
        {...form.field('birthDate')}
        label={intl.formatMessage({ id: 'onboarding.birthDate' })}
        description={intl.formatMessage({ id: 'onboarding.birthDate.hint' })}
        requiredLabel={intl.formatMessage({ id: 'onboarding.required' })}
        partLabels={partLabels}
        order={intl.locale === 'ja' ? undefined : ['month', 'day', 'year']}
      />
      {isGuardianNeeded && (
        <Checkbox
          {...form.box('guardianConsent')}
          label={intl.formatMessage({ id: 'onboarding.guardian.agree' })}
          description={intl.formatMessage({ id: 'onboarding.guardian.hint' })}
          isRequired
        />
      )}
      <LegalLinks>
        <Checkbox
          {...form.box('isAgreed')}
          label={intl.formatMessage({ id: 'onboarding.terms.agree' })}
          isRequired
        />
      </LegalLinks>
    </Form>
  )
}
