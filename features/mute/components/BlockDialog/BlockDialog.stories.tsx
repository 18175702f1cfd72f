import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fakeMutes } from '../../fakes.ts'
import BlockDialog from './BlockDialog.tsx'

const onClose = fn()
const meta = preview.meta({
  component: BlockDialog,
  args: { user: { id: 'user_0', name: '小麦' }, onClose },
  parameters: {
    session: { status: 'loggedIn' },
    relay: {
      data: {
        MuteUserPayload: () => ({ __typename: 'MuteUserSuccess', mutes: fakeMutes() }),
      },
    },
  },
})
const dialog = () => within(document.body).findByRole('dialog')

export const Default = meta.story({
  play: async () => untilVisible(await dialog()),
})
export const LongText = meta.story({
  args: { user: { id: 'user_2', name: 'なまえのとてもながいひとがここにもひとりいます' } },
  play: async () => untilVisible(await dialog()),
})
/** Whoever is blocked is so by then: the dialog goes. */
export const Blocking = meta.story({
  play: async ({ userEvent }) => {
    const shown = within(await dialog())
    await userEvent.click(shown.getByRole('button', { name: 'ブロックする' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  },
})
