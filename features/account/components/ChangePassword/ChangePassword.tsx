import { useIntl } from 'react-intl'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { paths as authPaths } from '#addresses/auth.ts'
import { paths as settingsPaths } from '#addresses/settings.ts'
import { PasswordField } from '#design-system/password-field/PasswordField.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { secret } from '#platform/form/values.ts'
import { useSession } from '#platform/session/session.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type ja from '../../messages/ja.ts'
import type { ChangePasswordMutation } from './__generated__/ChangePasswordMutation.graphql.ts'

/** In characters as a person counts them; the gateway refuses fewer (NIST SP 800-63B asks for 8). */
const minLength = 8

const schema = v.object({
  presentPassword: secret('account.password.presentMissing'),
  newPassword: v.pipe(
    secret('errors.PasswordError.TOO_SHORT'),
    v.minGraphemes(minLength, 'errors.PasswordError.TOO_SHORT'),
  ),
})
const empty = { presentPassword: '', newPassword: '' }

/** The present password and the new one. Neither is kept anywhere. */
export function ChangePassword() {
  const intl = useIntl()
  const say = (id: keyof typeof ja) => intl.formatMessage({ id })
  const navigate = useNavigate()
  const showToast = useToast()
  const { signInWithCustomToken } = useSession()
  const finish = async (customToken: string | null | undefined) => {
    // Where the provider ended this device's sign-in too, it begins anew before anything else is asked for.
    if (customToken) await signInWithCustomToken(customToken)
    showToast({ tone: 'success', message: say('account.password.saved') })
    await navigate(settingsPaths.settings())
  }
  const submission = useSubmission<ChangePasswordMutation, v.InferOutput<typeof schema>>({
    mutation: graphql`
      mutation ChangePasswordMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          ... on ChangePasswordSuccess @alias(as: "success") {
            customToken
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input }),
    logIn: { step: 'login' },
    onDone: ({ customToken }) => void finish(customToken),
  })
  const form = useForm({ schema, initial: empty, submission })
  const toggle = {
    showLabel: say('account.password.show'),
    hideLabel: say('account.password.hide'),
  }
  return (
    <Form
      form={form}
      submitLabel={say('account.password.submit')}
      busyLabel={say('account.saving')}
      secondary={
        <Text size="small">
          <TextLink href={authPaths.passwordReset()}>{say('account.password.forgotten')}</TextLink>
        </Text>
      }
    >
      <PasswordField
        {...form.field('presentPassword')}
        {...toggle}
        label={say('account.password.present')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('newPassword')}
        {...toggle}
        label={say('account.password.next')}
        description={say('account.password.nextHint')}
        autoComplete="new-password"
      />
    </Form>
  )
}
