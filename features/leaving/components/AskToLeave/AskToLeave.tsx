import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Checkbox } from '#design-system/checkbox/Checkbox.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Prose } from '#design-system/prose/Prose.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from '#features/errors/index.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type ja from '../../messages/ja.ts'
import { Obstacles } from '../Obstacles/Obstacles.tsx'
import type { AskToLeave_viewer$key } from './__generated__/AskToLeave_viewer.graphql.ts'
import type { AskToLeaveMutation } from './__generated__/AskToLeaveMutation.graphql.ts'

/** What is lost and what stays; then what stands against leaving, or else the way to ask for it. */
export function AskToLeave(props: { viewer: AskToLeave_viewer$key }) {
  const { coinWallet, account } = useFragment(
    graphql`
      fragment AskToLeave_viewer on Viewer @throwOnFieldError {
        coinWallet {
          free
          paid
        }
        account {
          deletionObstacles
        }
      }
    `,
    props.viewer,
  )
  const intl = useIntl()
  const say = (id: keyof typeof ja) => intl.formatMessage({ id })
  const coins = coinWallet ? coinWallet.free + coinWallet.paid : 0
  const obstacles = account?.deletionObstacles ?? []
  const lost = `${intl.formatMessage({ id: 'leaving.lost.coins' }, { coins })}\n${say('leaving.lost.list')}`
  return (
    <Stack gap={6}>
      {obstacles.length > 0 && <Obstacles obstacles={obstacles} />}
      <Text>{say('leaving.lead')}</Text>
      <Stack as="section" gap={2}>
        <Heading level={2}>{say('leaving.lost.title')}</Heading>
        <Prose>{lost}</Prose>
      </Stack>
      <Stack as="section" gap={2}>
        <Heading level={2}>{say('leaving.kept.title')}</Heading>
        <Prose>{say('leaving.kept.list')}</Prose>
      </Stack>
      {obstacles.length === 0 && <Ask />}
    </Stack>
  )
}

function Ask() {
  const intl = useIntl()
  const say = (id: keyof typeof ja) => intl.formatMessage({ id })
  const [isAgreed, setIsAgreed] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const { submit, retry, isPending, error } = useSubmission<AskToLeaveMutation>({
    mutation: graphql`
      mutation AskToLeaveMutation($input: DeleteAccountInput!) {
        deleteAccount(input: $input) {
          ... on DeleteAccountSuccess @alias(as: "success") {
            accountDeletion {
              id
              ...UnderWay_deletion
              ...LeavingBar_deletion
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (_, idempotencyKey) => ({ input: { idempotencyKey } }),
    isRepeatable: true,
    updater: (store, answer) => {
      if (!answer?.deleteAccount.success) return
      const deletion = store.getRootField('deleteAccount').getLinkedRecord('accountDeletion')
      const viewer = store.getRoot().getLinkedRecord('viewer')
      if (deletion) viewer?.setLinkedRecord(deletion, 'accountDeletion')
    },
    logIn: { step: 'login' },
  })
  return (
    <Stack gap={4}>
      <Checkbox
        label={say('leaving.agree')}
        checked={isAgreed}
        onChange={setIsAgreed}
        error={isMissing && !isAgreed && say('leaving.agree.missing')}
      />
      {error && <ErrorWords error={error} onRetry={retry} />}
      <Button
        tone="danger"
        size="large"
        isFullWidth
        isBusy={isPending}
        busyLabel={say('leaving.submit.busy')}
        onClick={() => (isAgreed ? submit() : setIsMissing(true))}
      >
        {say('leaving.submit')}
      </Button>
    </Stack>
  )
}
