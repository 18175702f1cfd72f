import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SearchField } from './SearchField.tsx'

const meta = preview.meta({
  component: SearchField,
  args: { words: '', history: ['ラジオ', '深夜のラジオ', '福神漬け'], onSearch: fn() },
})

export const Default = meta.story()
export const Filled = meta.story({ args: { words: 'ラジオ' } })
export const LongText = meta.story({
  args: { words: '第63回の22分40秒にルカさんが一度だけ笑いをこらえきれなかった' },
})
export const TooLong = meta.story({ args: { words: 'あ'.repeat(51) } })
/** What was looked for before comes up by its reading, however it is spelled. */
export const Suggesting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'らじ')
    await expect(canvas.getByRole('button', { name: '深夜のラジオ' })).toBeVisible()
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('らじ', false))
  },
})

Default.test('waits for the IME, and takes a suggestion at its word', async (story) => {
  const { args, canvas, userEvent } = story
  const field = canvas.getByRole('searchbox')
  await userEvent.click(field)
  await fireEvent.compositionStart(field)
  await fireEvent.change(field, { target: { value: 'らじ' } })
  await expect(canvas.queryByRole('button', { name: 'ラジオ' })).toBeNull()
  await fireEvent.compositionEnd(field)
  await userEvent.click(await canvas.findByRole('button', { name: 'ラジオ' }))
  await expect(args.onSearch).toHaveBeenCalledWith('ラジオ', true)
})
