import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ActionList } from './ActionList.tsx'
import type { Action } from './useMessageActions.ts'

const actions: Action[] = [
  { id: 'reply', label: '返信する', icon: 'reply', onSelect: fn() },
  { id: 'copy', label: 'コピーする', icon: 'copy', onSelect: fn() },
  { id: 'report', label: '報告する', icon: 'flag', tone: 'danger', onSelect: fn() },
]
const mute: Action = {
  id: 'mute',
  label: `${'とても長い名前のひと'.repeat(4)}さんをミュート`,
  icon: 'mute',
  onSelect: fn(),
}

const meta = preview.meta({
  component: ActionList,
  args: {
    actions,
    onChoose: fn(),
  },
})

export const Default = meta.story()
export const LongText = meta.story({ args: { actions: [mute] } })

Default.test('says which was chosen', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'コピーする' }))
  await expect(args.onChoose).toHaveBeenCalledWith(actions[1])
})
