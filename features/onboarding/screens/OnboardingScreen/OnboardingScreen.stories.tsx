import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { fakeImage } from '#storybook/fakeImage.ts'
import { given } from '#storybook/given.ts'
import type { PlayTools } from '#storybook/playTools.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { SettingProfile } from '../../components/OnboardingFlow/OnboardingFlow.stories.tsx'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { fakeUser, fakeViewer } from '#storybook/fakes/people.ts'
import { fakeCode, fakeSignUp, guestData } from '../../fakes.ts'
import { stepPaths, type Step } from '../../steps.ts'
import { Screen } from './OnboardingScreen.tsx'
import query, { type OnboardingScreenQuery } from './__generated__/OnboardingScreenQuery.graphql.ts'

const meta = preview.meta({
  component: Screen,
  args: given('queryRef'),
  parameters: {
    layout: 'fullscreen',
    impossible: { Empty: 'A form lists nothing.' },
    relay: storyRelay<OnboardingScreenQuery>({ query, data: guestData }),
    route: { path: '/onboarding/agree-terms', at: '/onboarding/agree-terms' },
  },
})

const byPhone = () =>
  fakeSignUp({ contactKind: 'PHONE', code: fakeCode({ sentTo: '090-1234-5678' }) })

const started = {
  ...guestData,
  StartSignUpPayload: () => ({
    __typename: 'SignUpSuccess' as const,
    signUp: fakeSignUp({ code: fakeCode({ sentTo: 'tsukimi@example.com' }) }),
  }),
}

export const Default = meta.story({
  parameters: { relay: { data: { Tenant: () => fakeTenant({ name: 'おはよう温室' }) } } },
})
export const Loading = meta.story({ parameters: { relay: { outcome: 'pending' } } })
export const Failed = meta.story({ parameters: { relay: { outcome: 'error' } } })
export const LongText = meta.story({
  parameters: {
    relay: {
      data: {
        Tenant: () =>
          fakeTenant({ name: '夜ふかし灯台とおはよう温室と、そのあいだの港町にある小さな放送局' }),
      },
    },
  },
})

/** A form filled in goes on to the code. */
export const TermsAccepted = meta.story({
  parameters: { relay: { data: started } },
  play: async ({ canvas, userEvent, canvasElement }: PlayTools) => {
    const box = (name: string | RegExp) => canvas.getByRole('textbox', { name })
    const agreed = canvas.getByRole('checkbox', { name: /利用規約/ })
    await userEvent.type(box(/メールアドレス/), 'tsukimi@example.com')
    await userEvent.type(box('年'), '２００１')
    await userEvent.type(box('月'), '4')
    await userEvent.type(box('日'), '7')
    await userEvent.click(agreed)
    // As a person would: what was typed is seen before it is sent.
    await waitFor(() => expect(agreed).toBeChecked())
    await expect(box(/メールアドレス/)).toHaveValue('tsukimi@example.com')
    await expect(box('年')).toHaveValue('2001')
    await expect(box('月')).toHaveValue('4')
    await expect(box('日')).toHaveValue('7')
    await userEvent.click(canvas.getByRole('button', { name: '確認コードを送る' }))
    await waitFor(() =>
      expect(
        canvasElement.querySelector('[data-address="/onboarding/confirmation-code"]'),
      ).toBeTruthy(),
    )
    await untilVisible(await canvas.findByRole('heading', { name: 'コードを入力してください' }))
  },
})

/** The legal texts are read in place. */
export const TermsOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '利用規約を読む' }))
    const dialog = { name: '利用規約' }
    // Its code comes when it is first wanted.
    await untilVisible(await within(document.body).findByRole('dialog', dialog))
  },
})

/** A deep link to a later step leads to the first that is not done. */
export const DeepLink = meta.story({
  parameters: {
    route: { path: '/onboarding/sms', at: '/onboarding/sms' },
    relay: { data: { Viewer: () => fakeViewer({ signUp: byPhone() }) } },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        canvasElement.querySelector('[data-address="/onboarding/confirmation-code"]'),
      ).toBeTruthy(),
    )
  },
})

/** Six pasted digits are sent at once. */
export const CodePasted = meta.story({
  parameters: {
    route: { path: '/onboarding/confirmation-code', at: '/onboarding/confirmation-code' },
    relay: {
      data: { Viewer: () => fakeViewer({ signUp: fakeSignUp() }) },
      outcome: { submitConfirmCodeMutation: 'pending' },
    },
  },
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /確認コード/ }))
    await userEvent.paste('１２３ ４５６')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /確認しています/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  },
})

/** A step of the sign-up, whose answer stays under way. */
const step = (name: Step, mutation: string) => ({
  route: { path: stepPaths[name], at: stepPaths[name] },
  relay: {
    data: {
      Viewer: () =>
        fakeViewer({
          user: name === 'PASSWORD' ? null : fakeUser({ avatar: fakeImage('avatar-cat') }),
          signUp: fakeSignUp({ step: name, hasAccount: name !== 'PASSWORD', code: null }),
        }),
    },
    outcome: { [mutation]: 'pending' as const },
  },
})

export const PasswordChosen = meta.story({
  parameters: step('PASSWORD', 'submitPasswordMutation'),
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.type(canvas.getByLabelText('パスワード'), 'よあけの3秒まえ')
    await userEvent.click(canvas.getByRole('button', { name: '登録する' }))
    await untilVisible(await canvas.findByRole('button', { name: /登録しています/ }))
  },
})

/** A name, and a drawn picture. */
export const ProfileSaved = meta.story({
  parameters: step('PROFILE_SETTING', 'detailsProfileMutation'),
  play: async (story: PlayTools) => {
    await SettingProfile.play(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: '次へ' }))
    await untilVisible(await story.canvas.findByRole('button', { name: /保存しています/ }))
  },
})

export const ReferralCodeSkipped = meta.story({
  parameters: step('REFERRAL_CODE', 'detailsReferralCodeMutation'),
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('button', { name: 'あとで' }))
    await untilVisible(await canvas.findByRole('button', { name: /保存しています/ }))
  },
})

export const PhoneSkipped = meta.story({
  parameters: step('SMS', 'detailsSkipSmsMutation'),
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('button', { name: 'あとで' }))
    await untilVisible(await canvas.findByRole('button', { name: /保存しています/ }))
  },
})

/** The last step is done and its query asked again: the sign-up is over, and the fan on their way to be welcomed. */
export const OverMeanwhile = meta.story({
  parameters: step('SMS', 'detailsSkipSmsMutation'),
  render: function Over(args) {
    const environment = useRelayEnvironment()
    const end = () =>
      commitLocalUpdate(environment, (store) =>
        store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'signUp'),
      )
    return (
      <Stack gap={4}>
        <Screen {...args} />
        <Button onClick={end}>読みなおす</Button>
      </Stack>
    )
  },
  play: async ({ canvas, userEvent }: PlayTools) => {
    await userEvent.click(canvas.getByRole('button', { name: 'あとで' }))
    await userEvent.click(canvas.getByRole('button', { name: '読みなおす' }))
    await expect(canvas.getByRole('button', { name: /保存しています/ })).toBeVisible()
  },
})

export const ProfileSetting = meta.story({
  parameters: {
    route: { path: '/onboarding/profile-setting', at: '/onboarding/profile-setting' },
    relay: {
      data: {
        Viewer: () =>
          fakeViewer({
            user: fakeUser({ avatar: fakeImage('avatar-cat') }),
            signUp: fakeSignUp({ step: 'PROFILE_SETTING', hasAccount: true }),
          }),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '月夜の黒猫' })).toBeChecked()
  },
})

/** A picture that the gateway does not take. */
export const PictureTooLarge = meta.story({
  parameters: {
    ...ProfileSetting.composed.parameters,
    session: {
      callGateway: async () =>
        Response.json({ error: { code: 'TOO_MANY_PIXELS' } }, { status: 422 }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const file = new File(['x'], 'sea.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('自分の画像を使う'), file)
    await untilVisible(await canvas.findByText(/画像の縦横が大きすぎます/))
  },
})

/** One's own picture, shown as soon as it has been taken. */
export const PictureUploaded = meta.story({
  parameters: {
    ...ProfileSetting.composed.parameters,
    session: {
      callGateway: async () =>
        Response.json(
          {
            id: 'upload_01',
            image: {
              url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"%3E%3Crect width="56" height="56" fill="teal"/%3E%3C/svg%3E',
            },
          },
          { status: 201 },
        ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const file = new File(['x'], 'sea.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('自分の画像を使う'), file)
    await expect(await canvas.findByRole('radio', { name: '自分の画像' })).toBeChecked()
  },
})
