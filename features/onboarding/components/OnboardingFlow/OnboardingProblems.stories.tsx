import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { fillDraft } from '#platform/form/draft.ts'
import { NetworkError } from '#platform/relay/fetch.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeSignUp } from '../../fakes.ts'
import { termsDraft } from '../AgreeTermsForm/termsSchema.ts'
import { OnboardingFlow } from './OnboardingFlow.tsx'
import { at, refused } from './standing.fakes.ts'

const meta = preview.meta({
  component: OnboardingFlow,
  args: { ...given('tenant', 'viewer'), onboarding: at('AGREE_TERMS') },
  parameters: {
    layout: 'fullscreen',
    ...fragmentStory(
      graphql`
        query OnboardingProblemsStoryQuery {
          tenant {
            ...OnboardingFlow_tenant @alias(as: "tenant")
          }
          viewer {
            ...OnboardingFlow_viewer @alias(as: "viewer")
          }
        }
      `,
      {
        Tenant: fakeTenant,
        Viewer: () =>
          fakeViewer({ user: fakeUser({ avatar: fakeImage('avatar-cat') }), signUp: fakeSignUp() }),
      },
    ),
  },
})

export const NothingFilledIn = meta.story({
  args: { onboarding: at('AGREE_TERMS') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '確認コードを送る' }))
    const email = canvas.getByRole('textbox', { name: /メールアドレス/ })
    await expect(email).toHaveAccessibleDescription(/メールアドレスを入力してください/)
    await expect(canvas.getAllByText('生年月日を入力してください。')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('link', { name: 'メールアドレスを入力してください。' }))
    await expect(email).toHaveFocus()
  },
})

/** All that is wrong is said at once. */
export const WronglyFilledIn = meta.story({
  args: { onboarding: at('AGREE_TERMS') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /メールアドレス/ }), 'hikari.example')
    await userEvent.type(canvas.getByRole('textbox', { name: '年' }), '2001')
    await userEvent.type(canvas.getByRole('textbox', { name: '月' }), '2')
    await userEvent.type(canvas.getByRole('textbox', { name: '日' }), '30')
    await userEvent.click(canvas.getByRole('button', { name: '確認コードを送る' }))
    await untilVisible(await canvas.findByText('3か所をご確認ください。'))
    await expect(canvas.getAllByText(/メールアドレスをご確認ください/)).toHaveLength(2)
    await expect(canvas.getAllByText(/カレンダーにない日付です/)).toHaveLength(2)
    await expect(canvas.getAllByText(/同意する場合はチェックを/)).toHaveLength(2)
  },
})

export const ContactError = meta.story({
  args: {
    onboarding: refused('AGREE_TERMS', {
      __typename: 'ContactError',
      field: 'contact',
      code: 'NOT_AN_EMAIL',
    }),
  },
})

export const BirthDateError = meta.story({
  args: {
    onboarding: refused('AGREE_TERMS', {
      __typename: 'BirthDateError',
      field: 'birthDate',
      code: 'NOT_A_DATE',
    }),
  },
})

export const GuardianConsentRequiredError = meta.story({
  args: {
    onboarding: at('AGREE_TERMS', {
      problem: { __typename: 'GuardianConsentRequiredError', field: 'guardianConsent' },
      isGuardianNeeded: true,
    }),
  },
})

export const TermsOutdatedError = meta.story({
  args: {
    onboarding: refused('AGREE_TERMS', {
      __typename: 'TermsOutdatedError',
      values: { termsVersion: '2026-11-01', privacyVersion: '2026-11-01' },
    }),
  },
})

export const RateLimitedError = meta.story({
  args: {
    onboarding: refused('AGREE_TERMS', {
      __typename: 'RateLimitedError',
      retryAt: '2026-11-20T04:00:00.000Z',
    }),
  },
})

export const SendSmsCodeError = meta.story({
  args: {
    onboarding: refused('AGREE_TERMS', {
      __typename: 'SendSmsCodeError',
      field: 'contact',
      code: 'UNDELIVERABLE',
      retryAt: null,
    }),
  },
  beforeEach: () =>
    fillDraft(termsDraft, { contact: { kind: 'PHONE', email: '', phone: '090-1234-5678' } }),
})

export const Offline = meta.story({
  args: {
    onboarding: refused('AGREE_TERMS', new NetworkError('The gateway could not be reached.')),
  },
})

export const AuthenticationCodeError = meta.story({
  args: {
    onboarding: refused('CONFIRMATION_CODE', {
      __typename: 'AuthenticationCodeError',
      field: 'code',
      code: 'INVALID',
      values: { triesLeft: 4 },
    }),
  },
})

export const CodeExpired = meta.story({
  parameters: {
    clock: '2026-11-20T12:10:00+09:00',
  },
  args: {
    onboarding: refused('CONFIRMATION_CODE', {
      __typename: 'AuthenticationCodeError',
      field: 'code',
      code: 'EXPIRED',
      values: { triesLeft: 0 },
    }),
  },
})

export const SignUpStepError = meta.story({
  args: {
    onboarding: refused('CONFIRMATION_CODE', { __typename: 'SignUpStepError', code: 'NOT_BEGUN' }),
  },
})

export const PasswordError = meta.story({
  args: {
    onboarding: refused('PASSWORD', {
      __typename: 'PasswordError',
      field: 'password',
      code: 'COMMON',
      values: { minLength: 8 },
    }),
  },
})

export const DisplayNameError = meta.story({
  args: { onboarding: at('PROFILE_SETTING') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }))
    const name = canvas.getByRole('textbox', { name: /名前/ })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/名前を入力してください/)
  },
})

export const TextModerationError = meta.story({
  args: {
    onboarding: refused('PROFILE_SETTING', {
      __typename: 'TextModerationError',
      field: 'displayName',
      values: { word: '公式運営' },
    }),
  },
})

export const UploadNotFoundError = meta.story({
  args: {
    onboarding: refused('PROFILE_SETTING', {
      __typename: 'UploadNotFoundError',
      field: 'uploadedAvatarId',
    }),
  },
})

export const UnauthenticatedError = meta.story({
  args: { onboarding: refused('PROFILE_SETTING', { __typename: 'UnauthenticatedError' }) },
})

export const InviteCodeInvalidError = meta.story({
  args: {
    onboarding: refused('REFERRAL_CODE', { __typename: 'InviteCodeInvalidError', field: 'code' }),
  },
})

export const InviteCodeNotFoundError = meta.story({
  args: {
    onboarding: refused('REFERRAL_CODE', { __typename: 'InviteCodeNotFoundError', field: 'code' }),
  },
})

export const InviteCodeAlreadyUsedError = meta.story({
  args: {
    onboarding: refused('REFERRAL_CODE', {
      __typename: 'InviteCodeAlreadyUsedError',
      field: 'code',
    }),
  },
})

export const AuthorityAlreadyInvitedError = meta.story({
  args: {
    onboarding: refused('REFERRAL_CODE', {
      __typename: 'AuthorityAlreadyInvitedError',
      field: 'code',
    }),
  },
})
