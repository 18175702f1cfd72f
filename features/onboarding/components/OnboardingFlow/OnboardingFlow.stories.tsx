import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import type { ShownError } from '#features/errors/index.ts'
import { NetworkError } from '#platform/relay/fetch.ts'
import { standingIn } from '#storybook/decorators/withMachine.tsx'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeSignUp, fakeTenant, fakeUser } from '../../fakes.ts'
import type { Place } from '../../machines/onboarding.ts'
import { onboardingMachine, type OnboardingContext } from '../../machines/onboardingMachine.ts'
import { OnboardingFlow } from './OnboardingFlow.tsx'
import type { OnboardingFlowStoryQuery } from './__generated__/OnboardingFlowStoryQuery.graphql.ts'

const meta = preview.meta({
  component: OnboardingFlow,
  args: given('actor', 'tenant', 'viewer'),
  parameters: {
    layout: 'fullscreen',
    relay: storyRelay<OnboardingFlowStoryQuery>({
      query: graphql`
        query OnboardingFlowStoryQuery {
          tenant {
            ...OnboardingFlow_tenant @alias(as: "tenant")
          }
          viewer {
            ...OnboardingFlow_viewer @alias(as: "viewer")
          }
        }
      `,
      data: {
        Tenant: fakeTenant,
        Viewer: () => ({ user: fakeUser(), signUp: fakeSignUp() }),
      },
      getReferenceEntries: ({ tenant, viewer }) => ({
        tenant: tenant.tenant,
        viewer: viewer.viewer,
      }),
    }),
  },
})

const at = (place: Place, rest: Partial<OnboardingContext> = {}): OnboardingContext => ({
  place,
  problem: null,
  contact: null,
  isGuardianNeeded: false,
  ...rest,
})

/** An actor that stands in a state, named by its path. */
function stand(path: string, context: OnboardingContext) {
  const [, state = '', inner] = path.split('.')
  const value = (inner ? { [state]: inner } : state) as StateValueFrom<typeof onboardingMachine>
  return { start: () => standingIn(onboardingMachine, { value, context }) }
}

/** A step as it stands after the server refused what was handed in. */
const refused = (place: Place, problem: ShownError) => at(place, { problem })

export const AgreeingToTerms = meta.story({
  parameters: { machine: stand('onboarding.agreeingToTerms.editing', at('AGREE_TERMS')) },
})

export const SendingTerms = meta.story({
  parameters: { machine: stand('onboarding.agreeingToTerms.sending', at('AGREE_TERMS')) },
})

/** What is missing is said beside each field, and focus goes to the first. */
export const NothingFilledIn = meta.story({
  parameters: AgreeingToTerms.composed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '確認コードを送る' }))
    const email = canvas.getByRole('textbox', { name: /メールアドレス/ })
    await expect(email).toHaveAccessibleDescription(/メールアドレスを入力してください/)
    await waitFor(() => expect(email).toHaveFocus())
    await expect(canvas.getByText('生年月日を入力してください。')).toBeVisible()
  },
})

/** The same sign-up by a mobile number. */
export const ByPhone = meta.story({
  parameters: AgreeingToTerms.composed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '電話番号' }))
    await expect(canvas.getByRole('textbox', { name: /携帯電話の番号/ })).toBeVisible()
  },
})

export const ContactError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.agreeingToTerms.editing',
      refused('AGREE_TERMS', { __typename: 'ContactError', code: 'NOT_AN_EMAIL' }),
    ),
  },
})

export const BirthDateError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.agreeingToTerms.editing',
      refused('AGREE_TERMS', { __typename: 'BirthDateError', code: 'NOT_A_DATE' }),
    ),
  },
})

export const GuardianConsentRequiredError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.agreeingToTerms.editing',
      at('AGREE_TERMS', {
        problem: { __typename: 'GuardianConsentRequiredError' },
        isGuardianNeeded: true,
      }),
    ),
  },
})

export const TermsOutdatedError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.agreeingToTerms.editing',
      refused('AGREE_TERMS', { __typename: 'TermsOutdatedError' }),
    ),
  },
})

export const RateLimitedError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.agreeingToTerms.editing',
      refused('AGREE_TERMS', {
        __typename: 'RateLimitedError',
        retryAt: '2026-11-20T04:00:00.000Z',
      }),
    ),
  },
})

export const SendSmsCodeError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.agreeingToTerms.editing',
      refused('AGREE_TERMS', {
        __typename: 'SendSmsCodeError',
        code: 'UNDELIVERABLE',
        retryAt: null,
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '電話番号' }))
  },
})

export const Offline = meta.story({
  parameters: {
    machine: stand(
      'onboarding.agreeingToTerms.editing',
      refused('AGREE_TERMS', new NetworkError('The gateway could not be reached.')),
    ),
  },
})

/** `AgeRestrictionError` ends here: a kind stop, with nothing kept. */
export const TooYoung = meta.story({
  parameters: { machine: stand('onboarding.tooYoung', at('TOO_YOUNG')) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const EnteringCode = meta.story({
  parameters: { machine: stand('onboarding.enteringCode.editing', at('CONFIRMATION_CODE')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('再送信まで あと30秒')).toBeVisible()
  },
})

/** A minute later another one may be asked for. */
export const CodeResendable = meta.story({
  parameters: { ...EnteringCode.composed.parameters, clock: '2026-11-20T12:01:00+09:00' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'コードを再送信する' })).toBeEnabled(),
    )
  },
})

export const CheckingCode = meta.story({
  parameters: { machine: stand('onboarding.enteringCode.sending', at('CONFIRMATION_CODE')) },
})

export const AuthenticationCodeError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.enteringCode.editing',
      refused('CONFIRMATION_CODE', {
        __typename: 'AuthenticationCodeError',
        code: 'INVALID',
        triesLeft: 4,
      }),
    ),
  },
})

export const CodeExpired = meta.story({
  parameters: {
    clock: '2026-11-20T12:10:00+09:00',
    machine: stand(
      'onboarding.enteringCode.editing',
      refused('CONFIRMATION_CODE', {
        __typename: 'AuthenticationCodeError',
        code: 'EXPIRED',
        triesLeft: 0,
      }),
    ),
  },
})

/** The sign-up is not to be found any more, after a day or in another browser. */
export const SignUpStepError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.enteringCode.editing',
      refused('CONFIRMATION_CODE', { __typename: 'SignUpStepError', step: null }),
    ),
  },
})

/** `AuthorityShouldBeLogInError`: on its way to the log-in, which says so. */
export const LoggingIn = meta.story({
  parameters: { machine: stand('onboarding.loggingIn', at('LOG_IN')) },
})

export const ChoosingPassword = meta.story({
  parameters: { machine: stand('onboarding.choosingPassword.editing', at('PASSWORD')) },
})

export const CreatingAccount = meta.story({
  parameters: { machine: stand('onboarding.choosingPassword.sending', at('PASSWORD')) },
})

export const PasswordError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.choosingPassword.editing',
      refused('PASSWORD', {
        __typename: 'PasswordError',
        code: 'COMMON',
        minLength: 8,
      }),
    ),
  },
})

export const SettingProfile = meta.story({
  parameters: { machine: stand('onboarding.settingProfile.editing', at('PROFILE_SETTING')) },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: /名前/ })
    await userEvent.type(name, 'しおかぜ👨‍👩‍👧')
    await expect(name).toHaveAccessibleDescription('5 / 20文字')
    await userEvent.click(canvas.getByRole('radio', { name: '潮を吹くくじら' }))
  },
})

export const SavingProfile = meta.story({
  parameters: { machine: stand('onboarding.settingProfile.sending', at('PROFILE_SETTING')) },
})

export const DisplayNameError = meta.story({
  parameters: SettingProfile.composed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }))
    const name = canvas.getByRole('textbox', { name: /名前/ })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription(/名前を入力してください/)
  },
})

export const TextModerationError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.settingProfile.editing',
      refused('PROFILE_SETTING', {
        __typename: 'TextModerationError',
        word: '公式運営',
      }),
    ),
  },
})

export const UploadNotFoundError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.settingProfile.editing',
      refused('PROFILE_SETTING', { __typename: 'UploadNotFoundError' }),
    ),
  },
})

/** The account is there, but this browser lost its sign-in. */
export const UnauthenticatedError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.settingProfile.editing',
      refused('PROFILE_SETTING', { __typename: 'UnauthenticatedError' }),
    ),
  },
})

export const EnteringReferralCode = meta.story({
  parameters: { machine: stand('onboarding.enteringReferralCode.editing', at('REFERRAL_CODE')) },
})

export const SavingReferralCode = meta.story({
  parameters: { machine: stand('onboarding.enteringReferralCode.sending', at('REFERRAL_CODE')) },
})

export const InviteCodeInvalidError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.enteringReferralCode.editing',
      refused('REFERRAL_CODE', { __typename: 'InviteCodeInvalidError' }),
    ),
  },
})

export const InviteCodeNotFoundError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.enteringReferralCode.editing',
      refused('REFERRAL_CODE', { __typename: 'InviteCodeNotFoundError' }),
    ),
  },
})

export const InviteCodeAlreadyUsedError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.enteringReferralCode.editing',
      refused('REFERRAL_CODE', { __typename: 'InviteCodeAlreadyUsedError' }),
    ),
  },
})

export const AuthorityAlreadyInvitedError = meta.story({
  parameters: {
    machine: stand(
      'onboarding.enteringReferralCode.editing',
      refused('REFERRAL_CODE', { __typename: 'AuthorityAlreadyInvitedError' }),
    ),
  },
})

export const ProvingPhone = meta.story({
  parameters: { machine: stand('onboarding.provingPhone.editing', at('SMS')) },
})

export const SkippingPhone = meta.story({
  parameters: { machine: stand('onboarding.provingPhone.sending', at('SMS')) },
})

/** Everything is done: the welcome page follows. */
export const Done = meta.story({
  parameters: { machine: stand('onboarding.done', at('DONE')) },
})
