import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import * as v from 'valibot'
import { Columns } from '#design-system/columns/Columns.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { addressSchema, emptyAddress } from '../../addressSchema.ts'
import type ja from '../../messages/ja.ts'
import { PostalFields } from '../PostalFields/PostalFields.tsx'
import type { AddressFormMutation } from './__generated__/AddressFormMutation.graphql.ts'

type NameField = 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana'

/** A new address: whom a parcel is for, and where it goes. What was typed is kept until it is saved. */
export function AddressForm({ onSaved }: { onSaved: (addressId: string) => void }) {
  const intl = useIntl()
  const submission = useSubmission<AddressFormMutation, v.InferOutput<typeof addressSchema>>({
    mutation: graphql`
      mutation AddressFormMutation($input: SaveDeliveryAddressInput!) {
        saveDeliveryAddress(input: $input) {
          ... on SaveDeliveryAddressSuccess @alias(as: "success") {
            address {
              id
            }
            addresses {
              id
              ...AddressChoice_addresses
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input }),
    updater: (store, answer) => {
      if (!answer?.saveDeliveryAddress.success) return
      const saved = store.getRootField('saveDeliveryAddress')
      const viewer = store.getRoot().getLinkedRecord('viewer')
      viewer?.setLinkedRecords(saved.getLinkedRecords('addresses'), 'deliveryAddresses')
    },
    logIn: { step: 'login' },
    onDone: ({ address }) => onSaved(address.id),
  })
  const form = useForm({
    schema: addressSchema,
    initial: emptyAddress,
    draft: 'address',
    submission,
  })
  const say = (id: keyof typeof ja) => intl.formatMessage({ id })
  const name = (field: NameField, autoComplete: 'family-name' | 'given-name' | 'off') => (
    <TextField
      {...form.field(field)}
      label={say(`delivery.${field}`)}
      requiredLabel={say('delivery.required')}
      autoComplete={autoComplete}
    />
  )
  return (
    <Form form={form} submitLabel={say('delivery.save')} busyLabel={say('delivery.saving')}>
      <Columns gap={4} smallest="small">
        {name('familyName', 'family-name')}
        {name('givenName', 'given-name')}
      </Columns>
      <Columns gap={4} smallest="small">
        {name('familyNameKana', 'off')}
        {name('givenNameKana', 'off')}
      </Columns>
      <PostalFields form={form} />
      <TextField
        {...form.field('phoneNumber')}
        label={say('delivery.phoneNumber')}
        description={say('delivery.phoneNumber.hint')}
        requiredLabel={say('delivery.required')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
    </Form>
  )
}
