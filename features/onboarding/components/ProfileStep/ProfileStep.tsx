import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { ProfileForm, type ProfileValues } from '#features/profile/index.ts'
import type { FormSubmission } from '#platform/form/useForm.ts'
import { useStepWays } from '../../useStepWays.ts'
import type { ProfileStep_tenant$key } from './__generated__/ProfileStep_tenant.graphql.ts'

type ProfileStepProps = {
  tenant: ProfileStep_tenant$key
  /** The picture that the account was drawn with. */
  presentAvatarUrl: string | undefined
  submission: FormSubmission<ProfileValues>
}

/** What a new fan is called, and their face. */
export function ProfileStep({ tenant: key, ...props }: ProfileStepProps) {
  const tenant = useFragment(
    graphql`
      fragment ProfileStep_tenant on Tenant @throwOnFieldError {
        ...ProfileForm_tenant
      }
    `,
    key,
  )
  const intl = useIntl()
  return (
    <ProfileForm
      {...props}
      tenant={tenant}
      draft="signUp:profile"
      submitLabel={intl.formatMessage({ id: 'onboarding.profile.submit' })}
      ways={useStepWays(props.submission.retry)}
    />
  )
}
