import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { ways } from './DirectNote.css.ts'
import { RequestAnswer } from './RequestAnswer.tsx'

const meta = preview.meta({
  component: RequestAnswer,
  args: { channelId: 'channel_asked', name: 'くじら座β' },
  parameters: { session: { status: 'loggedIn' } },
  decorators: [
    (Story) => (
      <div className={ways}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
export const Accepting = meta.story({
  parameters: { relay: { outcome: 'pending' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '承認する' }))
    await untilVisible(await canvas.findByRole('button', { name: '承認しています' }))
  },
})
export const English = meta.story({ globals: { locale: 'en' } })

Default.test('asks once more before it rejects', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: '拒否する' }))
  const dialog = await screen.findByRole('dialog')
  await untilVisible(dialog)
  await expect(within(dialog).getByText(/一覧から消え/)).toBeVisible()
})
