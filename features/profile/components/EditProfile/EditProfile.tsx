import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { paths as mypagePaths } from '#addresses/mypage.ts'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import { ProfileForm, type ProfileValues } from '../ProfileForm/ProfileForm.tsx'
import type { EditProfile_tenant$key } from './__generated__/EditProfile_tenant.graphql.ts'
import type { EditProfile_user$key } from './__generated__/EditProfile_user.graphql.ts'
import type { EditProfileMutation } from './__generated__/EditProfileMutation.graphql.ts'

type EditProfileProps = { user: EditProfile_user$key; tenant: EditProfile_tenant$key }

/** Changes the viewer's name and picture, and goes back to where they see them. */
export function EditProfile(props: EditProfileProps) {
  const { displayName, avatar } = useFragment(
    graphql`
      fragment EditProfile_user on User @throwOnFieldError {
        displayName
        avatar {
          url
        }
      }
    `,
    props.user,
  )
  const tenant = useFragment(
    graphql`
      fragment EditProfile_tenant on Tenant @throwOnFieldError {
        ...ProfileForm_tenant
      }
    `,
    props.tenant,
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const showToast = useToast()
  const submission = useSubmission<EditProfileMutation, ProfileValues>({
    mutation: graphql`
      mutation EditProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          ... on UpdateProfileSuccess @alias(as: "success") {
            user {
              id
              ...UserAvatar_user
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    `,
    variables: (input) => ({ input }),
    // The same name and picture once more change nothing.
    isRepeatable: true,
    logIn: { step: 'login' },
    onDone: () => {
      showToast({ tone: 'success', message: intl.formatMessage({ id: 'profile.edit.saved' }) })
      void navigate(mypagePaths.mypage())
    },
  })
  return (
    <ProfileForm
      tenant={tenant}
      presentName={displayName}
      presentAvatarUrl={avatar.url}
      submission={submission}
      submitLabel={intl.formatMessage({ id: 'profile.edit.submit' })}
      isPreviewed
    />
  )
}
