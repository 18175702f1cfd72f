import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeSignUp, fakeTenant, fakeUser } from '../../fakes.ts'
import { OnboardingFlow } from './OnboardingFlow.tsx'
import { at, stand } from './standing.fakes.ts'

const meta = preview.meta({
  component: OnboardingFlow,
  args: given('actor', 'tenant', 'viewer'),
  parameters: {
    layout: 'fullscreen',
    ...fragmentStory(
      graphql`
        query OnboardingFlowStoryQuery {
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
        Viewer: () => ({ user: fakeUser(), signUp: fakeSignUp() }),
      },
    ),
  },
})

export const AgreeingToTerms = meta.story({
  parameters: { machine: stand('onboarding.agreeingToTerms.editing', at('AGREE_TERMS')) },
})

export const SendingTerms = meta.story({
  parameters: { machine: stand('onboarding.agreeingToTerms.sending', at('AGREE_TERMS')) },
})

/** The same sign-up by a mobile number. */
export const ByPhone = meta.story({
  parameters: AgreeingToTerms.composed.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '電話番号' }))
    await expect(canvas.getByRole('textbox', { name: /携帯電話の番号/ })).toBeVisible()
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
    await untilVisible(await canvas.findByText('あと30秒で再送信できます'))
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

/** `AuthorityShouldBeLogInError`: on its way to the log-in, which says so. */
export const LoggingIn = meta.story({
  parameters: { machine: stand('onboarding.loggingIn', at('LOG_IN')) },
})

export const ChoosingPassword = meta.story({
  parameters: { machine: stand('onboarding.choosingPassword.editing', at('PASSWORD')) },
})

export const SettingProfile = meta.story({
  parameters: { machine: stand('onboarding.settingProfile.editing', at('PROFILE_SETTING')) },
  play: async ({ canvas, userEvent }: PlayTools) => {
    const name = canvas.getByRole('textbox', { name: /名前/ })
    await userEvent.type(name, 'しおかぜ👨‍👩‍👧')
    await expect(name).toHaveAccessibleDescription('5 / 20文字')
    await userEvent.click(canvas.getByRole('radio', { name: '潮ふきくじら' }))
  },
})

export const EnteringReferralCode = meta.story({
  parameters: { machine: stand('onboarding.enteringReferralCode.editing', at('REFERRAL_CODE')) },
})

export const ProvingPhone = meta.story({
  parameters: { machine: stand('onboarding.provingPhone.editing', at('SMS')) },
})

/** Everything is done: the welcome page follows. */
export const Done = meta.story({
  parameters: { machine: stand('onboarding.done', at('DONE')) },
})
