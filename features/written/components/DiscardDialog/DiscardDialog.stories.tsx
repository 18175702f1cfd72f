import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import DiscardDialog from './DiscardDialog.tsx'

const meta = preview.meta({
  component: DiscardDialog,
  args: { onKeep: fn(), onDiscard: fn() },
  parameters: { layout: 'fullscreen' },
  play: async () => untilVisible(await screen.findByRole('alertdialog')),
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })

Default.test('keeps what was changed by its close and by Escape', async ({ args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '編集へ戻る' }))
  await userEvent.keyboard('{Escape}')
  await expect(args.onKeep).toHaveBeenCalledTimes(2)
  await expect(args.onDiscard).not.toHaveBeenCalled()
})
