import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { Select } from '#design-system/select/Select.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { text } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { CountryForm_account$key } from './__generated__/CountryForm_account.graphql.ts'
import type { CountryFormMutation } from './__generated__/CountryFormMutation.graphql.ts'
import { countryOptions } from './countryOptions.ts'

const schema = v.object({ countryOfResidence: text('account.country.missing') })

/** Where a fan lives, by the device's own list. */
export function CountryForm(props: { account: CountryForm_account$key }) {
  const { countryOfResidence } = useFragment(
    graphql`
      fragment CountryForm_account on Account @throwOnFieldError {
        countryOfResidence
      }
    `,
    props.account,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const showToast = useToast()
  const submission = useSubmission<CountryFormMutation, v.InferOutput<typeof schema>>({
    mutation: graphql`
      mutation CountryFormMutation($input: UpdateCountryOfResidenceInput!) {
        updateCountryOfResidence(input: $input) {
          ... on UpdateCountryOfResidenceSuccess @alias(as: "success") {
            account {
              ...CountryForm_account
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input }),
    isRepeatable: true,
    logIn: { step: 'login' },
    updater: (store, answer) => {
      if (!answer?.updateCountryOfResidence.success) return
      const saved = store.getRootField('updateCountryOfResidence').getLinkedRecord('account')
      const kept = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('account')
      kept?.setValue(saved?.getValue('countryOfResidence'), 'countryOfResidence')
    },
    onDone: () => {
      showToast({ tone: 'success', message: intl.formatMessage({ id: 'account.country.saved' }) })
      void navigate(settingsPaths.settings())
    },
  })
  const form = useForm({
    schema,
    initial: { countryOfResidence: countryOfResidence ?? '' },
    submission,
  })
  const countries = useMemo(() => countryOptions(intl), [intl])
  const unsaid = { value: '', label: intl.formatMessage({ id: 'account.country.choose' }) }
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'account.country.submit' })}
      busyLabel={intl.formatMessage({ id: 'account.saving' })}
    >
      <Select
        {...form.field('countryOfResidence')}
        label={intl.formatMessage({ id: 'account.country.field' })}
        description={intl.formatMessage({ id: 'account.country.hint' })}
        options={countryOfResidence === null ? [unsaid, ...countries] : countries}
        autoComplete="country"
      />
    </Form>
  )
}
