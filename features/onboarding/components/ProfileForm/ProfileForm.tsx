import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm, type FormSubmission } from '#platform/form/useForm.ts'
import { text } from '#platform/form/values.ts'
import { cleanText, countCharacters } from '#rules/text.ts'
import type { ProfileForm as ProfileFormValues } from '../../signUp.ts'
import { useStepWays } from '../../useStepWays.ts'
import { AvatarChoice, uploadedAvatar } from '../AvatarChoice/AvatarChoice.tsx'
import type { ProfileForm_tenant$key } from './__generated__/ProfileForm_tenant.graphql.ts'

/** In characters as a person counts them. */
const longestName = 20

const empty = { displayName: '', drawnAvatar: '', uploadedAvatarId: '', uploadedUrl: '' }

const schema = v.pipe(
  v.object({
    displayName: v.pipe(
      text('errors.DisplayNameError.EMPTY'),
      v.maxGraphemes(longestName, 'errors.DisplayNameError.TOO_LONG'),
    ),
    drawnAvatar: v.string(),
    uploadedAvatarId: v.string(),
  }),
  v.transform(({ displayName, drawnAvatar, uploadedAvatarId }): ProfileFormValues => {
    const isOwn = drawnAvatar === uploadedAvatar
    return {
      displayName,
      drawnAvatar: isOwn || drawnAvatar === '' ? null : drawnAvatar,
      uploadedAvatarId: isOwn ? uploadedAvatarId : null,
    }
  }),
)

type ProfileFormProps = {
  tenant: ProfileForm_tenant$key
  /** The picture that the account was drawn with. */
  presentAvatarUrl: string | undefined
  submission: FormSubmission<ProfileFormValues>
}

/** What a new fan is called, and their face. */
export function ProfileForm({ presentAvatarUrl, submission, ...props }: ProfileFormProps) {
  const tenant = useFragment(
    graphql`
      fragment ProfileForm_tenant on Tenant @throwOnFieldError {
        ...AvatarChoice_tenant
      }
    `,
    props.tenant,
  )
  const intl = useIntl()
  const form = useForm({ schema, initial: empty, draft: 'signUp:profile', submission })
  const { displayName, drawnAvatar, uploadedAvatarId: id, uploadedUrl: url } = form.values
  const count = countCharacters(cleanText(displayName))
  return (
    <Form
      form={form}
      submitLabel={intl.formatMessage({ id: 'onboarding.profile.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.saving' })}
      ways={useStepWays(form.retry)}
    >
      <TextField
        {...form.field('displayName')}
        label={intl.formatMessage({ id: 'onboarding.profile.name' })}
        description={intl.formatMessage(
          { id: 'onboarding.profile.nameCount' },
          { count, max: longestName },
        )}
        requiredLabel={intl.formatMessage({ id: 'onboarding.required' })}
        autoComplete="nickname"
      />
      <AvatarChoice
        tenant={tenant}
        presentUrl={presentAvatarUrl}
        value={drawnAvatar}
        uploaded={id ? { id, url } : null}
        error={form.field('uploadedAvatarId').error ?? form.field('drawnAvatar').error}
        onChoose={(avatar) => form.change({ drawnAvatar: avatar })}
        onUploaded={(avatar) =>
          form.change({
            ...{ drawnAvatar: uploadedAvatar, uploadedAvatarId: avatar.id },
            uploadedUrl: avatar.url,
          })
        }
      />
    </Form>
  )
}
