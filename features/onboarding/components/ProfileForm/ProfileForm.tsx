import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { useErrorWords, type ShownError } from '#features/errors/index.ts'
import { cleanText, countCharacters } from '#rules/text.ts'
import type { ProfileForm as ProfileFormValues } from '../../signUp.ts'
import { fieldOf } from '../../problems.ts'
import { AvatarChoice, uploadedAvatar } from '../AvatarChoice/AvatarChoice.tsx'
import { StepForm, useDraft } from '#features/auth/index.ts'
import { StepNotice } from '../StepNotice/StepNotice.tsx'
import type { ProfileForm_tenant$key } from './__generated__/ProfileForm_tenant.graphql.ts'

/** In characters as a person counts them. */
const longestName = 20

const empty = { name: '', avatar: '', uploadedId: '', uploadedUrl: '' }

type ProfileFormProps = {
  tenant: ProfileForm_tenant$key
  /** The picture that the account was drawn with. */
  presentAvatarUrl: string | undefined
  problem: ShownError | null
  isBusy: boolean
  onSubmit: (form: ProfileFormValues) => void
}

/** What a new fan is called, and their face. */
export function ProfileForm(props: ProfileFormProps) {
  const { presentAvatarUrl, problem, isBusy, onSubmit } = props
  const tenant = useFragment(
    graphql`
      fragment ProfileForm_tenant on Tenant @throwOnFieldError {
        ...AvatarChoice_tenant
      }
    `,
    props.tenant,
  )
  const intl = useIntl()
  const errorWords = useErrorWords()
  const [draft, change] = useDraft('profile', empty)
  const [nameProblem, setNameProblem] = useState<ShownError | null>(null)
  const shown = nameProblem ?? problem
  const field = fieldOf(shown)
  const count = countCharacters(cleanText(draft.name))
  const submit = () => {
    const code = count === 0 ? 'EMPTY' : count > longestName ? 'TOO_LONG' : null
    setNameProblem(
      code && { __typename: 'DisplayNameError', code, values: { maxLength: longestName } },
    )
    if (!code) onSubmit(toForm(draft))
  }
  return (
    <StepForm
      submitLabel={intl.formatMessage({ id: 'onboarding.profile.submit' })}
      busyLabel={intl.formatMessage({ id: 'onboarding.saving' })}
      isBusy={isBusy}
      onSubmit={submit}
      problem={shown}
      notice={shown && !field && <StepNotice problem={shown} onRetry={submit} />}
    >
      <TextField
        label={intl.formatMessage({ id: 'onboarding.profile.name' })}
        description={intl.formatMessage(
          { id: 'onboarding.profile.nameCount' },
          { count, max: longestName },
        )}
        requiredLabel={intl.formatMessage({ id: 'onboarding.required' })}
        autoComplete="nickname"
        value={draft.name}
        error={shown && field === 'name' ? errorWords(shown) : undefined}
        onChange={(name) => change({ name })}
      />
      <AvatarChoice
        tenant={tenant}
        presentUrl={presentAvatarUrl}
        value={draft.avatar}
        uploaded={draft.uploadedId ? { id: draft.uploadedId, url: draft.uploadedUrl } : null}
        error={shown && field === 'avatar' ? errorWords(shown) : undefined}
        onChoose={(avatar) => change({ avatar })}
        onUploaded={({ id, url }) =>
          change({ avatar: uploadedAvatar, uploadedId: id, uploadedUrl: url })
        }
      />
    </StepForm>
  )
}

function toForm({ name, avatar, uploadedId }: typeof empty): ProfileFormValues {
  const isOwn = avatar === uploadedAvatar
  return {
    displayName: name,
    drawnAvatar: isOwn || avatar === '' ? null : avatar,
    uploadedAvatarId: isOwn ? uploadedId : null,
  }
}
