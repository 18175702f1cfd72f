import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { narrow } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { SpendingCapForm_spending$key } from './__generated__/SpendingCapForm_spending.graphql.ts'
import type { SpendingCapFormMutation } from './__generated__/SpendingCapFormMutation.graphql.ts'

const schema = v.object({
  cap: v.pipe(
    narrow('spending.cap.missing'),
    v.transform((typed) => typed.replace(/^¥|[,，円\s]/g, '')),
    v.regex(/^\d{1,9}$/, 'spending.cap.missing'),
  ),
})

/** Sets the most that a fan means to pay in a month, or takes it away. */
export function SpendingCapForm(props: { spending: SpendingCapForm_spending$key }) {
  const { cap } = useFragment(
    graphql`
      fragment SpendingCapForm_spending on Spending @throwOnFieldError {
        cap
      }
    `,
    props.spending,
  )
  const intl = useIntl()
  const submission = useSubmission<SpendingCapFormMutation, { cap: string | null }>({
    mutation: graphql`
      mutation SpendingCapFormMutation($input: SetSpendingCapInput!) {
        setSpendingCap(input: $input) {
          ... on SetSpendingCapSuccess @alias(as: "success") {
            spending {
              ...SpendingMonth_spending
              ...SpendingCapForm_spending
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (typed) => ({ input: { cap: typed.cap === null ? null : Number(typed.cap) } }),
    updater: (store, answer) => {
      if (!answer?.setSpendingCap.success) return
      const changed = store.getRootField('setSpendingCap').getLinkedRecord('spending')
      store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(changed, 'spending')
    },
    logIn: { step: 'login' },
  })
  const form = useForm({ schema, initial: { cap: cap === null ? '' : String(cap) }, submission })
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{intl.formatMessage({ id: 'spending.cap.title' })}</Heading>
      <Text>{intl.formatMessage({ id: 'spending.cap.why' })}</Text>
      <Form
        form={form}
        submitLabel={intl.formatMessage({ id: 'spending.cap.save' })}
        busyLabel={intl.formatMessage({ id: 'spending.cap.saving' })}
        secondary={
          cap !== null && (
            <Button
              tone="neutral"
              emphasis="quiet"
              onClick={() => submission.submit({ cap: null })}
            >
              {intl.formatMessage({ id: 'spending.cap.remove' })}
            </Button>
          )
        }
      >
        <TextField
          {...form.field('cap')}
          label={intl.formatMessage({ id: 'spending.cap.label' })}
          description={intl.formatMessage({ id: 'spending.cap.hint' })}
          requiredLabel={intl.formatMessage({ id: 'spending.cap.required' })}
          inputMode="numeric"
          autoComplete="off"
        />
      </Form>
    </Stack>
  )
}
