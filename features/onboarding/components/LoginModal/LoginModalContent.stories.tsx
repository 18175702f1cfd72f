import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import type { LoginRequest } from '#platform/session/session.ts'
import preview from '#storybook/preview.tsx'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakeSignUp, guestData } from '../../fakes.ts'
import { loginModalMachine } from '../../machines/loginModalMachine.ts'
import { LoginModalContent } from './LoginModalContent.tsx'

type AskedProps = { request: LoginRequest; onClose: (isSignedIn: boolean) => void }

/** As the modal shows it, once it was asked for. */
function Asked({ request, onClose }: AskedProps) {
  const actor = useActorRef(loginModalMachine)
  useEffect(() => actor.send({ type: 'login.requested', ...request }), [actor, request])
  return <LoginModalContent actor={actor} onClose={onClose} />
}

const signUp: LoginRequest = { step: 'signup' }
const meta = preview.meta({
  component: Asked,
  args: { request: signUp, onClose: fn() },
  parameters: { relay: { data: guestData } },
})

export const SignUp = meta.story()
export const LogInInEnglish = meta.story({
  args: { request: { step: 'login' } },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('button', { name: 'Log in' }))
  },
})

SignUp.test('leads to the log-in and back', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'ログイン' }))
  await untilVisible(await canvas.findByRole('button', { name: 'ログインする' }))
  await userEvent.click(canvas.getByRole('button', { name: '新規登録' }))
  await untilVisible(await canvas.findByRole('button', { name: '確認コードを送る' }))
})

SignUp.test(
  'closes, and goes on by pages, where a sign-up had begun',
  {
    parameters: {
      relay: {
        data: {
          ...guestData,
          Viewer: () =>
            fakeViewer({ signUp: fakeSignUp({ hasAccount: true, step: 'PROFILE_SETTING' }) }),
        },
      },
    },
  },
  async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(false))
  },
)
