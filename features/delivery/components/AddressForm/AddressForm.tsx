import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { Columns } from '#design-system/columns/Columns.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { formatPhoneNumber } from '#rules/phone.ts'
import { formatPostalCode } from '#rules/postalCode.ts'
import { addressSchema, emptyAddress } from '../../addressSchema.ts'
import type ja from '../../messages/ja.ts'
import { PostalFields } from '../PostalFields/PostalFields.tsx'
import type {
  AddressForm_address$data,
  AddressForm_address$key,
} from './__generated__/AddressForm_address.graphql.ts'
import type { AddressFormMutation } from './__generated__/AddressFormMutation.graphql.ts'

type NameField = 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana'

type AddressFormProps = {
  /** The one to change; a new one without. */
  address?: AddressForm_address$key
  onSaved: (addressId: string) => void
}

/** An address: whom a parcel is for, and where it goes. What was typed of a new one is kept until it is saved. */
export function AddressForm({ onSaved, ...props }: AddressFormProps) {
  const address = useFragment(
    graphql`
      fragment AddressForm_address on DeliveryAddress @throwOnFieldError {
        id
        destination {
          familyName
          givenName
          familyNameKana
          givenNameKana
          postalCode
          prefecture
          city
          street
          building
          phoneNumber
        }
      }
    `,
    props.address,
  )
  const intl = useIntl()
  const submission = useSubmission<AddressFormMutation, v.InferOutput<typeof addressSchema>>({
    mutation: graphql`
      mutation AddressFormMutation($input: SaveDeliveryAddressInput!) {
        saveDeliveryAddress(input: $input) {
          ... on SaveDeliveryAddressSuccess @alias(as: "success") {
            address {
              id
              ...AddressForm_address
            }
            addresses {
              id
              ...AddressChoice_addresses
              ...AddressBook_addresses
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input: { ...input, addressId: address?.id ?? null } }),
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
    initial: address ? typedOf(address.destination) : emptyAddress,
    ...(!address && { draft: 'address' }),
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

/** A kept address as a fan would have typed it. */
function typedOf(destination: AddressForm_address$data['destination']): typeof emptyAddress {
  return {
    ...destination,
    postalCode: formatPostalCode(destination.postalCode),
    phoneNumber: formatPhoneNumber(destination.phoneNumber),
  }
}
