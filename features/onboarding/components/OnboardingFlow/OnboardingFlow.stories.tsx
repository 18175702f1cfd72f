import { graphql } from 'react-relay'
import { expect, waitFor } from 'storybook/test'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { fakeImage } from '#storybook/fakeImage.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeCode, fakeSignUp } from '../../fakes.ts'
import { OnboardingFlow } from './OnboardingFlow.tsx'
import { at } from './standing.fakes.ts'

const meta = preview.meta({
  component: OnboardingFlow,
  args: { ...given('tenant', 'viewer'), onboarding: at('AGREE_TERMS') },
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
        Viewer: () =>
          fakeViewer({ user: fakeUser({ avatar: fakeImage('avatar-cat') }), signUp: fakeSignUp() }),
      },
    ),
  },
})

export const AgreeingToTerms = meta.story({
  args: { onboarding: at('AGREE_TERMS') },
})

export const SendingTerms = meta.story({
  args: { onboarding: at('AGREE_TERMS', { isBusy: true }) },
})

/** The same sign-up by a mobile number. */
export const ByPhone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '電話番号' }))
    await expect(canvas.getByRole('textbox', { name: /携帯電話の番号/ })).toBeVisible()
  },
})

/** `AgeRestrictionError` ends here: a kind stop, with nothing kept. */
export const TooYoung = meta.story({
  args: { onboarding: at('TOO_YOUNG') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const EnteringCode = meta.story({
  args: { onboarding: at('CONFIRMATION_CODE') },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByText('あと30秒で再送信できます'))
  },
})

/** A minute later another one may be asked for. */
export const CodeResendable = meta.story({
  args: { onboarding: at('CONFIRMATION_CODE') },
  parameters: { clock: '2026-11-20T12:01:00+09:00' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'コードを再送信する' })).toBeEnabled(),
    )
  },
})

export const CheckingCode = meta.story({
  args: { onboarding: at('CONFIRMATION_CODE', { isBusy: true }) },
})

/** `AuthorityShouldBeLogInError`: on its way to the log-in, which says so. */
export const LoggingIn = meta.story({
  args: { onboarding: at('LOG_IN') },
})

export const ChoosingPassword = meta.story({
  args: { onboarding: at('PASSWORD') },
})

export const SettingProfile = meta.story({
  args: { onboarding: at('PROFILE_SETTING') },
  play: async ({ canvas, userEvent }: PlayTools) => {
    const name = canvas.getByRole('textbox', { name: /名前/ })
    await userEvent.type(name, 'しおかぜ👨‍👩‍👧')
    await expect(name).toHaveAccessibleDescription('5 / 20文字')
    await userEvent.click(canvas.getByRole('radio', { name: '潮ふきくじら' }))
  },
})

export const EnteringReferralCode = meta.story({
  args: { onboarding: at('REFERRAL_CODE') },
})

const atPhone = (code: ReturnType<typeof fakeCode> | null) => ({
  relay: {
    data: {
      Viewer: () => fakeViewer({ signUp: fakeSignUp({ step: 'SMS', hasAccount: true, code }) }),
    },
  },
})

export const ProvingPhone = meta.story({
  args: { onboarding: at('SMS') },
  parameters: atPhone(null),
})

/** Whoever comes back while a code is on its way types it, and sees to which number it went. */
export const PhoneCodeOnItsWay = meta.story({
  args: { onboarding: at('SMS') },
  parameters: atPhone(fakeCode({ sentTo: '090-1234-5678' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '確認コード' })).toBeVisible()
    await expect(canvas.getByText(/090-1234-5678/)).toBeVisible()
  },
})

/** Everything is done: the welcome page follows. */
export const Done = meta.story({
  args: { onboarding: at('DONE') },
})
