import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import {
  DateOfBirthField,
  type DateParts,
} from '#design-system/date-of-birth-field/DateOfBirthField.tsx'
import { useErrorWords, type ShownError } from '#features/errors/index.ts'
import type { TermsForm } from '../../signUp.ts'
import { fieldOf } from '../../problems.ts'
import { ContactFields } from '../ContactFields/ContactFields.tsx'
import { LegalLinks } from '../LegalLinks/LegalLinks.tsx'
import { StepForm, useDraft } from '#features/auth/index.ts'
import { StepNotice } from '../StepNotice/StepNotice.tsx'
import type { AgreeTermsForm_tenant$key } from './__generated__/AgreeTermsForm_tenant.graphql.ts'
import { emptyTerms, findMissing, toTermsForm, type Missing } from './termsDraft.ts'

type AgreeTermsFormProps = {
  tenant: AgreeTermsForm_tenant$key
  problem: ShownError | null
  isBusy: boolean
  /** The server has asked for a guardian's consent. */
  isGuardianNeeded: boolean
  onSubmit: (form: TermsForm) => void
  /** The way to the log-in, which differs between the page and the modal. */
  logIn: ReactNode
}

/** Who one is and how to reach them: the first step, and the login modal's sign-up. */
export function AgreeTermsForm(props: AgreeTermsFormProps) {
  const { problem, isBusy, isGuardianNeeded, onSubmit, logIn } = props
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
  const intl = useIntl()
  const errorWords = useErrorWords()
  const [draft, change] = useDraft('terms', emptyTerms)
  const [missing, setMissing] = useState<Missing>({})
  const field = fieldOf(problem)
  const words = (name: keyof Missing) => {
    const id = missing[name]
    if (id) return intl.formatMessage({ id })
    return problem && (field === name || (name === 'contact' && field === 'phone'))
      ? errorWords(problem)
      : undefined
  }
  const partLabels = {
    year: intl.formatMessage({ id: 'onboarding.birthDate.year' }),
    month: intl.formatMessage({ id: 'onboarding.birthDate.month' }),
    day: intl.formatMessage({ id: 'onboarding.birthDate.day' }),
  }
  const submit = () => {
    const found = findMissing(draft)
    setMissing(found)
    const versions = { terms: tenant.terms.version, privacy: tenant.privacyPolicy.version }
    if (Object.keys(found).length === 0) onSubmit(toTermsForm(draft, versions))
  }
  return (
    <StepForm
      submitLabel={intl.formatMessage({ id: 'onboarding.terms.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.sending' })}
      isBusy={isBusy}
      onSubmit={submit}
      problem={Object.keys(missing).length > 0 ? missing : problem}
      notice={problem && !field && <StepNotice problem={problem} onRetry={submit} />}
      secondary={logIn}
    >
      <ContactFields draft={draft} onChange={change} error={words('contact')} />
      <DateOfBirthField
        label={intl.formatMessage({ id: 'onboarding.birthDate' })}
        description={intl.formatMessage({ id: 'onboarding.birthDate.hint' })}
        requiredLabel={intl.formatMessage({ id: 'onboarding.required' })}
        error={words('birthDate')}
        value={birthDateOf(draft)}
        partLabels={partLabels}
        order={intl.locale === 'ja' ? undefined : ['month', 'day', 'year']}
        onChange={change}
      />
      {isGuardianNeeded && (
        <Checkbox
          label={intl.formatMessage({ id: 'onboarding.guardian.agree' })}
          description={intl.formatMessage({ id: 'onboarding.guardian.hint' })}
          checked={draft.isGuardianAgreed}
          error={words('guardian')}
          isRequired
          onChange={(isGuardianAgreed) => change({ isGuardianAgreed })}
        />
      )}
      <LegalLinks>
        <Checkbox
          label={intl.formatMessage({ id: 'onboarding.terms.agree' })}
          checked={draft.isAgreed}
          error={words('agreement')}
          isRequired
          onChange={(isAgreed) => change({ isAgreed })}
        />
      </LegalLinks>
    </StepForm>
  )
}

function birthDateOf({ year, month, day }: DateParts): DateParts {
  return { year, month, day }
}
