import { expect, waitFor, within } from 'storybook/test'
import { ChannelChosen } from '#features/chat/components/ChannelList/ChannelList.stories.tsx'
import { JustSent } from '#features/chat/components/Conversation/Conversation.stories.tsx'
import { JoinPressed } from '#features/home/components/CommunityHead/CommunityHead.stories.tsx'
import { SignUp } from '#features/onboarding/components/LoginModal/LoginModal.stories.tsx'
import {
  CodePasted,
  PasswordChosen,
  PhoneSkipped,
  ProfileSaved,
  ReferralCodeSkipped,
  TermsAccepted,
} from '#features/onboarding/screens/OnboardingScreen/OnboardingScreen.stories.tsx'
import { Saving as OshiChosen } from '#features/onboarding/screens/WelcomeScreen/WelcomeScreen.stories.tsx'
import { MessagesOpened } from '#features/shell/components/AppShell/AppShell.stories.tsx'
import preview from '../preview.tsx'
import { Journey } from './Journey.tsx'
import { createWorld } from './world.ts'

const meta = preview.meta({
  component: Journey,
  args: { createWorld, at: '/' },
  parameters: { layout: 'fullscreen', route: { isOwn: true } },
})

/** The whole way of a fan, as the plays of its steps' own stories. */
export const SignUpToFirstMessage = meta.story({
  play: async ({ userEvent }) => {
    // What a story finds in its own frame, a journey finds anywhere: overlays open beside the root.
    const canvas = within(document.body)
    const here = { canvas, canvasElement: document.body, userEvent }
    const arrived = (heading: string) => canvas.findByRole('heading', { name: heading })

    await arrived('よいやみ放送局')
    await JoinPressed.play(here)
    await SignUp.play()
    await TermsAccepted.play(here)
    await arrived('コードを入力してください')
    await CodePasted.play(here)
    await arrivedAt('/onboarding/password')
    await PasswordChosen.play(here)
    await arrivedAt('/onboarding/profile-setting')
    await ProfileSaved.play(here)
    await arrivedAt('/onboarding/referral-code')
    await ReferralCodeSkipped.play(here)
    await arrivedAt('/onboarding/sms')
    await PhoneSkipped.play(here)
    await arrivedAt('/welcome')
    await OshiChosen.play(here)
    await arrived('おかえりなさい、しおかぜ👨‍👩‍👧さん')
    await MessagesOpened.play(here)
    await arrivedAt('/messages')
    await canvas.findByRole('link', { name: /ロビー/ })
    await ChannelChosen.play(here)
    await arrived('ロビー')
    await JustSent.play(here)
    await waitFor(() => expect(canvas.queryByText('送信中')).toBeNull())
    await expect(canvas.getByText('おはようございます')).toBeVisible()
    await expect(document.documentElement.dataset.palette).toBe('amber')
  },
})

function arrivedAt(address: string): Promise<void> {
  return waitFor(() => expect(document.querySelector(`[data-address="${address}"]`)).toBeTruthy())
}
