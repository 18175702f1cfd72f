import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import type { Reportable } from '../../reportable.ts'
import ReportDialog from './ReportDialog.tsx'

const message: Reportable = { kind: 'MESSAGE', id: 'message_1' }

const meta = preview.meta({
  component: ReportDialog,
  args: { subject: message, onClose: fn() },
  parameters: { layout: 'fullscreen' },
})

async function send() {
  await userEvent.click(await screen.findByRole('radio', { name: '個人情報' }))
  await userEvent.click(screen.getByRole('button', { name: '報告する' }))
}
/** What the gateway answers, and the words that it is said in. */
const answered = (answer: object, words: RegExp) => ({
  parameters: { relay: { data: { ReportSubjectPayload: () => answer } } },
  play: async () => {
    await send()
    await untilVisible(await screen.findByText(words))
  },
})

export const Default = meta.story()
export const OfPost = meta.story({ args: { subject: { kind: 'POST', id: 'post_1' } } })
export const OfTopic = meta.story({ args: { subject: { kind: 'TOPIC', id: 'topic_1' } } })
export const OfComment = meta.story({ args: { subject: { kind: 'COMMENT', id: 'comment_1' } } })
export const OfPerson = meta.story({ args: { subject: { kind: 'PERSON', id: 'user_1' } } })
export const English = meta.story({
  args: { subject: { kind: 'PERSON', id: 'user_1' } },
  globals: { locale: 'en' },
})
export const ReasonMissing = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '報告する' }))
    await untilVisible(await screen.findByText('理由を一つ選んでください。'))
  },
})
export const Sending = meta.story({
  parameters: { relay: { outcome: { ReportDialogMutation: 'pending' } } },
  play: async () => {
    await send()
    await untilVisible(await screen.findByRole('button', { name: '報告しています' }))
  },
})
export const Failed = meta.story({
  parameters: { relay: { outcome: 'error' } },
  play: async () => {
    await send()
    await untilVisible(await screen.findByText(/つながりませんでした|通信できません|接続/))
  },
})
export const Gone = meta.story(answered({ __typename: 'NotFoundError' }, /見つかりませんでした/))
export const Own = meta.story(answered({ __typename: 'OwnSubjectError' }, /報告できません/))
export const TooMany = meta.story(
  answered(
    { __typename: 'RateLimitedError', retryAt: '2026-11-21T03:00:00.000Z' },
    /短い間に操作が続きました/,
  ),
)

const sent = (alreadyReported: boolean) => ({
  __typename: 'ReportSubjectSuccess',
  alreadyReported,
})
export const Sent = meta.story(answered(sent(false), /報告を受けつけました/))
export const SentBefore = meta.story(answered(sent(true), /もう報告を受けつけています/))

Sent.test('closes once it is sent', async ({ args }) => {
  await expect(args.onClose).toHaveBeenCalledOnce()
})
