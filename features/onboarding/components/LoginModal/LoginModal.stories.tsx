import type { ComponentProps } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/Button.tsx'
import { holdAction, takeAction } from '#platform/submission/pendingAction.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { guestData } from '../../fakes.ts'
import { LoginModal } from './LoginModal.tsx'

type Request = ComponentProps<typeof LoginModal>['request']
const request: Request = { step: 'signup', redirectPath: '/messages' }

const meta = preview.meta({
  component: LoginModal,
  args: { request: request as Request, onClose: fn<(isSignedIn: boolean) => void>() },
  parameters: { layout: 'fullscreen', relay: { data: guestData } },
})

const modal = () => within(document.body)

/** `loginModal.closed`: nothing stands in a guest's way until they want something. */
export const Closed = meta.story({
  args: { request: null },
  tags: ['loginModal.closed'],
  render: (args) => (
    <>
      <Button>参加する</Button>
      <LoginModal {...args} />
    </>
  ),
  play: async () => {
    await expect(modal().queryByRole('dialog')).toBeNull()
  },
})

/** `loginModal.open` at its default step. */
export const SignUp = meta.story({
  tags: ['loginModal.open'],
  play: async () => {
    const send = { name: '確認コードを送る' }
    await waitFor(() => expect(modal().getByRole('button', send)).toBeVisible())
    await expect(modal().getByRole('dialog', { name: '新規登録' })).toBeVisible()
  },
})

export const LogIn = meta.story({
  args: { request: { step: 'login', contact: 'hikari@example.jp' } },
  play: async () => {
    await waitFor(() =>
      expect(modal().getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(
        'hikari@example.jp',
      ),
    )
  },
})

/** Asked for the password once more before a sensitive act. */
export const Renewal = meta.story({
  args: { request: { step: 'login', isRenewal: true } },
  play: async () => {
    await untilVisible(await modal().findByText('安全のため、もう\u2060一度ログインしてください。'))
    await expect(modal().queryByRole('button', { name: '新規登録' })).toBeNull()
  },
})

/** From one step to the other; Escape closes it, and what waited for the log-in is given up. */
export const StepChosen = meta.story({
  beforeEach: () => holdAction('like:post_01', { input: 'post_01', key: 'key_01' }),
  render: (args) => (
    <>
      <Button emphasis="outline">見るだけにする</Button>
      <LoginModal {...args} />
    </>
  ),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await modal().findByRole('button', { name: 'ログイン' }))
    await userEvent.click(await modal().findByRole('radio', { name: '電話番号' }))
    await userEvent.click(modal().getByRole('button', { name: '新規登録' }))
    await untilVisible(await modal().findByRole('dialog', { name: '新規登録' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(false))
    await expect(takeAction('like:post_01')).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: { relay: { outcome: 'pending' } },
})
