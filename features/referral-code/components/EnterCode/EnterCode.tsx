import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { narrow } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { EnterCodeMutation } from './__generated__/EnterCodeMutation.graphql.ts'
import type { EnterCode_referral$key } from './__generated__/EnterCode_referral.graphql.ts'

const schema = v.object({ code: narrow('referral.enter.missing') })

type EnterCodeProps = {
  referral: EnterCode_referral$key
  /** The code of the invitation that led here; empty without one. */
  offered: string
}

/** Where somebody's code is entered, for a week after one signed up; nothing once it was, or after that. */
export function EnterCode({ offered, ...props }: EnterCodeProps) {
  const { enterableUntil } = useFragment(
    graphql`
      fragment EnterCode_referral on Referral @throwOnFieldError {
        enterableUntil
      }
    `,
    props.referral,
  )
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  const submission = useSubmission<EnterCodeMutation, v.InferOutput<typeof schema>>({
    mutation: graphql`
      mutation EnterCodeMutation($input: EnterReferralCodeInput!) {
        enterReferralCode(input: $input) {
          ... on EnterReferralCodeSuccess @alias(as: "success") {
            referral {
              ...EnterCode_referral
              ...InvitationWay_referral
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input }),
  })
  const form = useForm({ schema, initial: { code: offered }, submission })
  if (enterableUntil == null) return null
  return (
    <Stack as="section" gap={4}>
      <div>
        <Heading level={2} size="medium">
          <FormattedMessage id="referral.enter.title" />
        </Heading>
        <Text size="small" tone="muted">
          <FormattedMessage
            id="referral.enter.body"
            values={{ instant: dayAndTime(lastInstant(enterableUntil)) }}
          />
        </Text>
      </div>
      <Form
        form={form}
        submitLabel={intl.formatMessage({ id: 'referral.enter.submit' })}
        busyLabel={intl.formatMessage({ id: 'referral.enter.busy' })}
      >
        <TextField
          {...form.field('code')}
          label={intl.formatMessage({ id: 'referral.enter.label' })}
          description={<FormattedMessage id="referral.enter.hint" />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      </Form>
    </Stack>
  )
}
