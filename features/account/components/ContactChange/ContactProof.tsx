import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { Button } from '#design-system/button/Button.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { CodeForm } from '#features/auth/index.ts'
import { FormBody } from '#features/form/index.ts'
import { useSession } from '#platform/session/session.ts'
import type { Submission } from '#platform/submission/useAttempt.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { ContactKind } from '#schema/types.generated.ts'
import type { ContactProofMutation } from './__generated__/ContactProofMutation.graphql.ts'
import { useContactWords } from './contactWords.ts'

/** A code that is on its way, and from when on another may be asked for. */
export type SentCode = { sentTo: string; resendableAt: string }

type ContactProofProps = {
  kind: ContactKind
  sent: SentCode
  resending: Pick<Submission<string>, 'isPending' | 'error'>
  onResend: () => void
  onChangeContact: () => void
}

/** The code that went to the new address or number: with it, it is the fan's. */
export function ContactProof({ kind, sent, resending, ...ways }: ContactProofProps) {
  const intl = useIntl()
  const say = useContactWords(kind)
  const navigate = useNavigate()
  const showToast = useToast()
  const { signInWithCustomToken } = useSession()
  const finish = async (customToken: string | null | undefined) => {
    // Where the provider ended this device's sign-in with the former contact, it begins anew.
    if (customToken) await signInWithCustomToken(customToken)
    showToast({ tone: 'success', message: say('saved') })
    await navigate(settingsPaths.settings())
  }
  const checking = useSubmission<ContactProofMutation, { code: string }>({
    mutation: graphql`
      mutation ContactProofMutation($input: ConfirmContactInput!) {
        confirmContact(input: $input) {
          ... on ConfirmContactSuccess @alias(as: "success") {
            customToken
            account {
              ...ContactChange_account
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: ({ code }) => ({ input: { kind, code } }),
    updater: (store, answer) => {
      if (!answer?.confirmContact.success) return
      const account = store.getRootField('confirmContact').getLinkedRecord('account')
      store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(account, 'account')
    },
    logIn: { step: 'login' },
    onDone: ({ customToken }) => void finish(customToken),
  })
  return (
    <FormBody>
      <Text tone="muted">
        {intl.formatMessage({ id: 'account.code.lead' }, { contact: sent.sentTo })}
      </Text>
      <CodeForm
        contactKind={kind}
        resendableAt={sent.resendableAt}
        submission={{
          ...checking,
          isPending: checking.isPending || resending.isPending,
          error: resending.error ?? checking.error,
        }}
        onResend={ways.onResend}
        other={
          <Button tone="neutral" emphasis="quiet" onClick={ways.onChangeContact}>
            {intl.formatMessage({ id: 'account.code.other' })}
          </Button>
        }
      />
    </FormBody>
  )
}
