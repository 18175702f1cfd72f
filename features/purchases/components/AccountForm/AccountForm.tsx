import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import * as v from 'valibot'
import { Columns } from '#design-system/columns/Columns.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { BankAccountKind } from '#schema/enums.generated.ts'
import { accountSchema, emptyAccount } from '../../accountSchema.ts'
import type { AccountFormMutation } from './__generated__/AccountFormMutation.graphql.ts'

/** To which account cash goes back. Nothing of it is kept in this browser. */
export function AccountForm({ refundId, onGiven }: { refundId: string; onGiven: () => void }) {
  const intl = useIntl()
  const submission = useSubmission<AccountFormMutation, v.InferOutput<typeof accountSchema>>({
    mutation: graphql`
      mutation AccountFormMutation($input: GiveRefundAccountInput!) {
        giveRefundAccount(input: $input) {
          ... on GiveRefundAccountSuccess @alias(as: "success") {
            refund {
              ...RefundStanding_refund
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (account) => ({ input: { refundId, ...account } }),
    logIn: { step: 'login' },
    onDone: onGiven,
  })
  const form = useForm({ schema: accountSchema, initial: emptyAccount, submission })
  const field = (name: 'bankCode' | 'branchCode' | 'number' | 'holder') => (
    <TextField
      {...form.field(name)}
      label={intl.formatMessage({ id: `refund.${name}` })}
      description={intl.formatMessage({ id: `refund.${name}.hint` })}
      requiredLabel={intl.formatMessage({ id: 'refund.required' })}
      inputMode={name === 'holder' ? 'text' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
    />
  )
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{intl.formatMessage({ id: 'refund.form.title' })}</Heading>
      <Text size="small" tone="muted">
        {intl.formatMessage({ id: 'refund.form.safe' })}
      </Text>
      <Form
        form={form}
        submitLabel={intl.formatMessage({ id: 'refund.save' })}
        busyLabel={intl.formatMessage({ id: 'refund.saving' })}
      >
        <Columns gap={4} smallest="small">
          {field('bankCode')}
          {field('branchCode')}
        </Columns>
        <SegmentedControl
          label={intl.formatMessage({ id: 'refund.kind' })}
          name="kind"
          value={form.values.kind}
          onChange={(kind) => form.change({ kind })}
          options={BankAccountKind.map((value) => ({
            value,
            label: intl.formatMessage({ id: `refund.kind.${value}` }),
          }))}
        />
        {field('number')}
        {field('holder')}
      </Form>
    </Stack>
  )
}
