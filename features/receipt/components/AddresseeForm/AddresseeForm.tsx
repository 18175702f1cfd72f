import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { useErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { AddresseeForm_receipt$key } from './__generated__/AddresseeForm_receipt.graphql.ts'
import type { AddresseeFormMutation } from './__generated__/AddresseeFormMutation.graphql.ts'

/** Makes a receipt out to somebody, once; nothing where that is done. */
export function AddresseeForm(props: { receipt: AddresseeForm_receipt$key }) {
  const { id, addressee } = useFragment(
    graphql`
      fragment AddresseeForm_receipt on Receipt @throwOnFieldError {
        id
        addressee
      }
    `,
    props.receipt,
  )
  const intl = useIntl()
  const words = useErrorWords()
  const [typed, setTyped] = useState('')
  const { submit, isPending, error } = useSubmission<AddresseeFormMutation, string>({
    mutation: graphql`
      mutation AddresseeFormMutation($input: WriteReceiptAddresseeInput!) {
        writeReceiptAddressee(input: $input) {
          ... on WriteReceiptAddresseeSuccess @alias(as: "success") {
            receipt {
              ...AddresseeForm_receipt
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (written) => ({ input: { receiptId: id, addressee: written } }),
    isRepeatable: true,
  })
  if (addressee !== null) return null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit(typed)
      }}
    >
      <Stack gap={4}>
        <Heading level={2} size="small">
          <FormattedMessage id="receipt.addressee.title" />
        </Heading>
        <TextField
          label={intl.formatMessage({ id: 'receipt.addressee.label' })}
          description={intl.formatMessage({ id: 'receipt.addressee.description' })}
          value={typed}
          onChange={setTyped}
          autoComplete="organization"
          error={error ? words(error) : undefined}
        />
        <Button
          type="submit"
          tone="neutral"
          emphasis="outline"
          isBusy={isPending}
          busyLabel={intl.formatMessage({ id: 'receipt.addressee.confirm.busy' })}
        >
          <FormattedMessage id="receipt.addressee.confirm" />
        </Button>
      </Stack>
    </form>
  )
}
