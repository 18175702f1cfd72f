import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { TextField } from '#design-system/text-field/TextField.tsx'
import type { Ways } from '#features/errors/index.ts'
import { Form } from '#features/form/index.ts'
import { useForm, type FormSubmission } from '#platform/form/useForm.ts'
import { text } from '#platform/form/values.ts'
import { cleanText, countCharacters } from '#rules/text.ts'
import { AvatarChoice, uploadedAvatar } from '../AvatarChoice/AvatarChoice.tsx'
import { ProfilePreview } from '../ProfilePreview/ProfilePreview.tsx'
import type { ProfileForm_tenant$key } from './__generated__/ProfileForm_tenant.graphql.ts'

/** What the form hands in. */
export type ProfileValues = {
  displayName: string
  /** At most one of the two; neither keeps the present picture. */
  drawnAvatar: string | null
  uploadedAvatarId: string | null
}

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
  v.transform(({ displayName, drawnAvatar, uploadedAvatarId }): ProfileValues => {
    const isOwn = drawnAvatar === uploadedAvatar
    return {
      displayName,
      drawnAvatar: isOwn || drawnAvatar === '' ? null : drawnAvatar,
      // The own picture that they have already is kept by choosing nothing.
      uploadedAvatarId: isOwn && uploadedAvatarId !== '' ? uploadedAvatarId : null,
    }
  }),
)

type ProfileFormProps = {
  tenant: ProfileForm_tenant$key
  /** The name to begin with; a new fan has none. */
  presentName?: string
  /** The picture that they have, which stays unless another is chosen. */
  presentAvatarUrl: string | undefined
  /** Keeps what is typed over a reload, under this name. */
  draft?: string
  submission: FormSubmission<ProfileValues>
  submitLabel: string
  /** Shows over the fields how it will look to others. */
  isPreviewed?: boolean
  ways?: Ways
}

/** What a fan is called, and their face. */
export function ProfileForm({ tenant: key, presentName = '', ...props }: ProfileFormProps) {
  const { presentAvatarUrl, draft, submission, submitLabel, isPreviewed, ways } = props
  const tenant = useFragment(
    graphql`
      fragment ProfileForm_tenant on Tenant @throwOnFieldError {
        drawnAvatars {
          name
          image {
            url
          }
        }
        ...AvatarChoice_tenant
      }
    `,
    key,
  )
  const intl = useIntl()
  const initial = { ...empty, displayName: presentName }
  const form = useForm({ schema, initial, draft, submission })
  const { displayName, drawnAvatar, uploadedAvatarId: id, uploadedUrl: url } = form.values
  const drawn = tenant.drawnAvatars.find(({ name }) => name === drawnAvatar)
  const ownUrl = url || presentAvatarUrl
  const count = countCharacters(cleanText(displayName))
  return (
    <Form
      form={form}
      submitLabel={submitLabel}
      busyLabel={intl.formatMessage({ id: 'profile.saving' })}
      ways={ways}
    >
      {isPreviewed && (
        <ProfilePreview
          name={cleanText(displayName)}
          avatarUrl={drawn ? drawn.image.url : drawnAvatar === '' ? presentAvatarUrl : ownUrl}
        />
      )}
      <TextField
        {...form.field('displayName')}
        label={intl.formatMessage({ id: 'profile.name' })}
        description={intl.formatMessage({ id: 'profile.nameCount' }, { count, max: longestName })}
        requiredLabel={intl.formatMessage({ id: 'profile.required' })}
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
            drawnAvatar: uploadedAvatar,
            uploadedAvatarId: avatar.id,
            uploadedUrl: avatar.url,
          })
        }
      />
    </Form>
  )
}
