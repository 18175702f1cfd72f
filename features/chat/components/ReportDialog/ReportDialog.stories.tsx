import { fn, screen, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import ReportDialog from './ReportDialog.tsx'

const meta = preview.meta({
  component: ReportDialog,
  args: { messageId: 'message_1', onClose: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story()
export const ReasonMissing = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '報告する' }))
    await untilVisible(await screen.findByText('理由を一つ選んでください。'))
  },
})
export const Failed = meta.story({
  parameters: { relay: { outcome: 'error' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '個人情報' }))
    await userEvent.click(screen.getByRole('button', { name: '報告する' }))
    await untilVisible(await screen.findByText(/つながりませんでした|通信できません|接続/))
  },
})
