import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import * as v from 'valibot'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { rewritten } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { printCode, readCode } from '#rules/campaignCode.ts'
import { useAddressFragment } from '#platform/routing/useAddressFragment.ts'
import type {
  StoreCheckInMutation,
  StoreCheckInMutation$data,
} from './__generated__/StoreCheckInMutation.graphql.ts'

/** As it is printed, where it is one; as it was typed otherwise, so that the mistake can be found. */
const tidy = (typed: string) => {
  const read = readCode(typed)
  return read === null ? typed : printCode(read)
}
const schema = v.object({
  code: v.pipe(
    rewritten('check-in.store.code.missing', tidy),
    v.check((typed) => readCode(typed) !== null, 'errors.CheckInStoreError.INVALID'),
  ),
})
const empty = { code: '' }

type Visited = NonNullable<StoreCheckInMutation$data['checkInAtStore']['success']>

/** Where a store's code is typed, or comes to by its QR, whose address has it behind `#`; and what the visit brought. */
export function StoreCheckIn({ communityId }: { communityId: string }) {
  const intl = useIntl()
  const fragment = useAddressFragment()
  const [visited, setVisited] = useState<Visited>()
  const submission = useSubmission<StoreCheckInMutation, v.InferOutput<typeof schema>>({
    mutation: graphql`
      mutation StoreCheckInMutation($input: CheckInAtStoreInput!) {
        checkInAtStore(input: $input) {
          ... on CheckInAtStoreSuccess @alias(as: "success") {
            isNew
            visit {
              coins
              proof
            }
            store {
              id
              name
              ...StoreRow_store
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (typed) => ({ input: { communityId, ...typed } }),
    isRepeatable: true,
    logIn: { step: 'signup' },
    onDone(success) {
      setVisited(success)
      form.change(empty)
    },
  })
  const form = useForm({ schema, initial: empty, submission })
  const scanned = readCode(decode(fragment))
  const takeScanned = useEffectEvent(() => {
    if (scanned !== null) form.change({ code: printCode(scanned) })
  })
  // Once for each code that is scanned: what is typed after it stays.
  useEffect(() => takeScanned(), [scanned])
  const isScanned = scanned !== null && form.values.code === printCode(scanned)
  return (
    <Surface tone="paper" padding={5}>
      <Stack gap={4}>
        <Heading level={2} size="medium">
          <FormattedMessage id="check-in.store.code.title" />
        </Heading>
        <div role="status">
          {visited && (
            <Banner
              tone={visited.isNew ? 'success' : 'info'}
              title={intl.formatMessage(
                { id: visited.isNew ? 'check-in.store.done' : 'check-in.store.already' },
                { name: visited.store.name },
              )}
            >
              <FormattedMessage
                id={visited.isNew ? 'check-in.store.received' : 'check-in.store.tomorrow'}
                values={{ coins: visited.visit.coins }}
              />
            </Banner>
          )}
        </div>
        <Form
          form={form}
          submitLabel={intl.formatMessage({ id: 'check-in.store.use' })}
          busyLabel={intl.formatMessage({ id: 'check-in.store.using' })}
        >
          <TextField
            {...form.field('code')}
            label={intl.formatMessage({ id: 'check-in.store.code' })}
            description={
              <FormattedMessage
                id={isScanned ? 'check-in.store.code.scanned' : 'check-in.store.code.how'}
              />
            }
            placeholder="XXXX-XXXX-XXXX-X"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
          />
        </Form>
      </Stack>
    </Surface>
  )
}

/** A fragment may be anything that somebody wrote into a link. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return ''
  }
}
