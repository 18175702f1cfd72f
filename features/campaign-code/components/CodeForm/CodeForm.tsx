import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { rewritten } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { printCode, readCode } from '#rules/campaignCode.ts'
import { useRewardWords } from '../../useRewardWords.ts'
import type { CodeFormMutation } from './__generated__/CodeFormMutation.graphql.ts'
import type { CodeForm_page$key } from './__generated__/CodeForm_page.graphql.ts'

/** As it is printed, where it is one; as it was typed otherwise, so that the mistake can be found. */
const tidy = (typed: string) => {
  const read = readCode(typed)
  return read === null ? typed : printCode(read)
}
const schema = v.object({
  code: v.pipe(
    rewritten('campaign.code.missing', tidy),
    v.check((typed) => readCode(typed) !== null, 'errors.CampaignCodeError.INVALID'),
  ),
})
const empty = { code: '' }

/** Where a code is typed, and what it brought. Who has had all there is for them is thanked. */
export function CodeForm(props: { page: CodeForm_page$key }) {
  const {
    id: pageId,
    isOncePerFan,
    viewerReceipts: [had],
  } = useFragment(
    graphql`
      fragment CodeForm_page on CampaignCodePage @throwOnFieldError {
        id
        isOncePerFan
        viewerReceipts {
          rewardKind
          rewardAmount
        }
      }
    `,
    props.page,
  )
  const intl = useIntl()
  const rewardWords = useRewardWords()
  const [received, setReceived] = useState<string>()
  const submission = useSubmission<CodeFormMutation, v.InferOutput<typeof schema>>({
    mutation: graphql`
      mutation CodeFormMutation($input: UseCampaignCodeInput!) {
        useCampaignCode(input: $input) {
          ... on UseCampaignCodeSuccess @alias(as: "success") {
            receipt {
              rewardKind
              rewardAmount
            }
            page {
              ...CampaignDetail_page
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (typed, idempotencyKey) => ({ input: { pageId, ...typed, idempotencyKey } }),
    isRepeatable: true,
    onDone({ receipt }) {
      setReceived(rewardWords(receipt))
      form.change(empty)
    },
  })
  const form = useForm({
    schema,
    initial: empty,
    submission: {
      ...submission,
      submit(typed) {
        setReceived(undefined)
        submission.submit(typed)
      },
    },
  })
  const isOver = isOncePerFan && had !== undefined
  const reward = isOver ? rewardWords(had) : received
  const thanks = reward !== undefined && (
    <Banner tone="success" title={intl.formatMessage({ id: 'campaign.done.title' }, { reward })}>
      <FormattedMessage id={isOncePerFan ? 'campaign.done.body' : 'campaign.done.onceMore'} />
    </Banner>
  )
  if (isOver) return thanks
  return (
    <Stack gap={4}>
      {thanks}
      <Form
        form={form}
        submitLabel={intl.formatMessage({ id: 'campaign.use' })}
        busyLabel={intl.formatMessage({ id: 'campaign.using' })}
      >
        <TextField
          {...form.field('code')}
          label={intl.formatMessage({ id: 'campaign.code' })}
          description={<FormattedMessage id="campaign.code.how" />}
          placeholder="XXXX-XXXX-XXXX-X"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
        />
      </Form>
    </Stack>
  )
}
