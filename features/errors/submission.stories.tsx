import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/Button.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { ErrorWords } from './components/ErrorWords/ErrorWords.tsx'
import { NetworkError } from '#platform/relay/fetch.ts'
import preview from '#storybook/preview.tsx'
import { holdAction } from '#platform/submission/pendingAction.ts'
import type { Sent } from '#platform/submission/sendMutation.ts'
import { useAttempt } from '#platform/submission/useAttempt.ts'

type Send = (message: string, idempotencyKey: string) => Promise<Sent<null>>

/** A cheer that can be sent: what a submission shows of itself. */
function Cheer({ send, resumeAs }: { send: Send; resumeAs?: string }) {
  const [isDone, setIsDone] = useState(false)
  const { submit, retry, isPending, error } = useAttempt({
    send,
    resumeAs,
    logIn: resumeAs === undefined ? undefined : { step: 'signup' },
    onDone: () => setIsDone(true),
  })
  return (
    <Stack gap={3}>
      {error && <ErrorWords error={error} onRetry={retry} />}
      {isDone && <Text>応援が届きました。{resumeAs && '続きからどうぞ。'}</Text>}
      <Button onClick={() => submit('おめでとう')} isBusy={isPending} busyLabel="送信しています">
        応援を送る
      </Button>
    </Stack>
  )
}

const answering = (...answers: (Sent<null> | Error)[]) =>
  fn<Send>(async () => {
    const answer = answers.shift() ?? { success: null }
    if (answer instanceof Error) throw answer
    return answer
  })
const offline = () => new NetworkError('The gateway could not be reached.')

const meta = preview.meta({
  component: Cheer,
  args: { send: answering() as Send },
  parameters: { session: { status: 'loggedIn' } },
})

const press = { name: '応援を送る' }

export const Default = meta.story()

export const Pending = meta.story({
  args: { send: () => new Promise(() => {}) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByRole('button', { name: /送信しています/ })).toBeVisible()
  },
})

export const Refused = meta.story({
  args: { send: answering({ error: { __typename: 'PostingNotAllowedError' } }) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/出演者とスタッフだけ/)).toBeVisible()
  },
})

export const Offline = meta.story({
  args: { send: answering(offline()) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await expect(await canvas.findByText(/通信できません/)).toBeVisible()
  },
})

/** What got no answer is the same act when it is tried again. */
export const TriedAgain = meta.story({
  args: { send: answering(offline()) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await userEvent.click(await canvas.findByRole('button', { name: 'もう一度ためす' }))
    await expect(await canvas.findByText(/^応援が届きました/)).toBeVisible()
    await expect(canvas.queryByText(/通信できません/)).toBeNull()
    const keys = (args.send as ReturnType<typeof answering>).mock.calls.map(([, key]) => key)
    await expect(keys).toEqual([keys[0], keys[0]])
  },
})

const openLogin = fn()

/** A guest is asked to log in, and nothing is sent. */
export const GuestAsked = meta.story({
  args: { send: answering(), resumeAs: 'cheer:talent_01' },
  parameters: { session: { status: 'notLoggedIn', openLogin } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', press))
    await waitFor(() => expect(openLogin).toHaveBeenCalledWith({ step: 'signup' }))
    await expect(args.send).not.toHaveBeenCalled()
    await expect(sessionStorage.getItem('ouen.act.1')).toContain('おめでとう')
  },
})

/** Back and logged in, the act is done by itself, once. */
export const ResumedAfterLogIn = meta.story({
  args: { send: answering(), resumeAs: 'cheer:talent_01' },
  beforeEach: () => holdAction('cheer:talent_01', { input: 'おめでとう', key: 'key_01' }),
  async play({ args, canvas }) {
    await expect(await canvas.findByText(/^応援が届きました/)).toBeVisible()
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(args.send).toHaveBeenCalledWith('おめでとう', 'key_01')
    await expect(sessionStorage.getItem('ouen.act.1')).toBeNull()
  },
})

/** What is refused when it is done at last is said where it was pressed. */
export const RefusedAfterLogIn = meta.story({
  args: {
    send: answering({ error: { __typename: 'RateLimitedError', retryAt: '2026-11-20T03:05:00Z' } }),
    resumeAs: 'cheer:talent_01',
  },
  beforeEach: () => holdAction('cheer:talent_01', { input: 'おめでとう', key: 'key_01' }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/5分後に/)).toBeVisible()
  },
})
