import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { ContactKind } from '#schema/types.generated.ts'
import { PresentValue } from '../PresentValue/PresentValue.tsx'
import type { ContactChange_account$key } from './__generated__/ContactChange_account.graphql.ts'
import type { ContactChangeMutation } from './__generated__/ContactChangeMutation.graphql.ts'
import { ContactForm } from './ContactForm.tsx'
import { ContactProof, type SentCode } from './ContactProof.tsx'
import { useContactWords } from './contactWords.ts'

type ContactChangeProps = { kind: ContactKind; account: ContactChange_account$key }

/** Another address or number, then the code that went to it. */
export function ContactChange({ kind, account }: ContactChangeProps) {
  const { maskedEmail, maskedPhoneNumber } = useFragment(
    graphql`
      fragment ContactChange_account on Account @throwOnFieldError {
        maskedEmail
        maskedPhoneNumber
      }
    `,
    account,
  )
  const say = useContactWords(kind)
  const [sent, setSent] = useState<SentCode | null>(null)
  const [asked, setAsked] = useState('')
  const sending = useSubmission<ContactChangeMutation, string>({
    mutation: graphql`
      mutation ContactChangeMutation($input: ContactInput!) {
        sendContactCode(input: $input) {
          ... on SendContactCodeSuccess @alias(as: "success") {
            delivery: code {
              sentTo
              resendableAt
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (value) => ({ input: { kind, value } }),
    logIn: { step: 'login' },
    onDone: ({ delivery }) => setSent(delivery),
  })
  const present = kind === 'EMAIL' ? maskedEmail : maskedPhoneNumber
  const send = (value: string) => {
    setAsked(value)
    sending.submit(value)
  }
  if (sent)
    return (
      // Another code is another question: what was typed for the last one goes.
      <ContactProof
        key={sent.resendableAt}
        kind={kind}
        sent={sent}
        resending={sending}
        onResend={() => send(asked)}
        onChangeContact={() => setSent(null)}
      />
    )
  return (
    <>
      {present ? (
        <PresentValue
          icon={kind === 'EMAIL' ? 'mail' : 'phone'}
          label={say('present')}
          value={present}
        />
      ) : (
        <Text>{say('none')}</Text>
      )}
      <ContactForm kind={kind} value={asked} sending={{ ...sending, submit: send }} />
    </>
  )
}
