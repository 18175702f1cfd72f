import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { Stack } from '#design-system/stack/Stack.tsx'
import { NetworkError as Unreachable } from '#platform/relay/fetch.ts'
import preview from '#storybook/preview.tsx'
import type { ShownError } from '../../describeError.ts'
import { errorExamples } from '../../fakes.ts'
import { ErrorWords } from './ErrorWords.tsx'

const ways = { join: fn(), resend: fn(), retry: fn() }

/** All that one type can say, code by code. */
function AllOf({ errors }: { errors: readonly ShownError[] }): ReactNode {
  return (
    <Stack gap={3}>
      {errors.map((error, index) => (
        <ErrorWords key={index} error={error} ways={ways} />
      ))}
    </Stack>
  )
}

const meta = preview.meta({
  component: AllOf,
  args: { errors: errorExamples.NotFoundError } as { errors: readonly ShownError[] },
})

export const AgeRestrictionError = meta.story({
  args: { errors: errorExamples.AgeRestrictionError },
})
export const AuthenticationCodeError = meta.story({
  args: { errors: errorExamples.AuthenticationCodeError },
})
export const AuthorityAlreadyInvitedError = meta.story({
  args: { errors: errorExamples.AuthorityAlreadyInvitedError },
})
export const AuthorityShouldBeLogInError = meta.story({
  args: { errors: errorExamples.AuthorityShouldBeLogInError },
})
export const AuthorityShouldBeSignUpError = meta.story({
  args: { errors: errorExamples.AuthorityShouldBeSignUpError },
})
export const BirthDateError = meta.story({ args: { errors: errorExamples.BirthDateError } })
export const ContactError = meta.story({ args: { errors: errorExamples.ContactError } })
export const DisplayNameError = meta.story({ args: { errors: errorExamples.DisplayNameError } })
export const GuardianConsentRequiredError = meta.story({
  args: { errors: errorExamples.GuardianConsentRequiredError },
})
export const IdempotencyKeyReusedError = meta.story({
  args: { errors: errorExamples.IdempotencyKeyReusedError },
})
export const InviteCodeAlreadyUsedError = meta.story({
  args: { errors: errorExamples.InviteCodeAlreadyUsedError },
})
export const InviteCodeInvalidError = meta.story({
  args: { errors: errorExamples.InviteCodeInvalidError },
})
export const InviteCodeNotFoundError = meta.story({
  args: { errors: errorExamples.InviteCodeNotFoundError },
})
export const MessageTextError = meta.story({ args: { errors: errorExamples.MessageTextError } })
export const NotFoundError = meta.story({ args: { errors: errorExamples.NotFoundError } })
export const NotJoinedError = meta.story({ args: { errors: errorExamples.NotJoinedError } })
export const PasswordError = meta.story({ args: { errors: errorExamples.PasswordError } })
export const PostingNotAllowedError = meta.story({
  args: { errors: errorExamples.PostingNotAllowedError },
})
/** Seconds, minutes, later today, another day. */
export const RateLimitedError = meta.story({ args: { errors: errorExamples.RateLimitedError } })
export const RateLimitedInEnglish = meta.story({
  globals: { locale: 'en' },
  args: { errors: errorExamples.RateLimitedError },
})
export const SendSmsCodeError = meta.story({ args: { errors: errorExamples.SendSmsCodeError } })
export const SignUpStepError = meta.story({ args: { errors: errorExamples.SignUpStepError } })
export const TermsOutdatedError = meta.story({ args: { errors: errorExamples.TermsOutdatedError } })
export const TextModerationError = meta.story({
  args: { errors: errorExamples.TextModerationError },
})
export const UnauthenticatedError = meta.story({
  args: { errors: errorExamples.UnauthenticatedError },
})
export const UploadNotFoundError = meta.story({
  args: { errors: errorExamples.UploadNotFoundError },
})
export const VerifySmsCodeError = meta.story({ args: { errors: errorExamples.VerifySmsCodeError } })
export const NetworkError = meta.story({
  args: { errors: [new Unreachable('offline'), new Unreachable('busy', { status: 503 })] },
})
export const ChunkLoadError = meta.story({
  args: { errors: [new Error('Importing a module script failed.')] },
})
export const OutdatedBuild = meta.story({
  args: {
    errors: [new Unreachable('outdated', { status: 400, code: 'OPERATION_UNKNOWN' })],
  },
})
export const Unknown = meta.story({ args: { errors: [{ __typename: '%other' }] } })
