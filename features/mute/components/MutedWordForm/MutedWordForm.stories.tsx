import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { refused } from '#storybook/refused.ts'
import { fakeMutes } from '../../fakes.ts'
import { MutedWordForm } from './MutedWordForm.tsx'

const full = {
  SaveMutedWordPayload: () => ({
    __typename: 'MuteWordLimitError' as const,
    field: null,
    code: null,
    most: 100,
    values: { most: 100 },
  }),
}

const meta = preview.meta({
  component: MutedWordForm,
  args: { onSaved: fn() },
  parameters: {
    session: { status: 'loggedIn' },
    relay: {
      data: {
        SaveMutedWordPayload: () => ({ __typename: 'SaveMutedWordSuccess', mutes: fakeMutes() }),
      },
    },
  },
})
const changed = { id: 'mutedword_1', word: 'ネタバレ' }

export const Default = meta.story()
export const Changing = meta.story({ args: { changed } })
export const LongText = meta.story({
  args: { changed: { ...changed, word: 'とても長い言葉です。'.repeat(5) } },
})
export const AtTheLimit = meta.story({
  args: { changed },
  ...refused(
    full,
    'ミュートワードは100件までです。使わなくなったものを消してから追加してください。',
  ),
})

Changing.test('tells that it is done', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '変更する' }))
  await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
})
