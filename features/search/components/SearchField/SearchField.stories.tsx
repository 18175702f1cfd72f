import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { foundPeople } from '#features/people/fakes.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { finding } from '../../fakes.ts'
import { SearchField } from './SearchField.tsx'

const hashtags = [
  { name: 'ラジオ実況', postCount: 128 },
  { name: 'ラジオの前で', postCount: 3 },
]
const knowing = (override: Parameters<typeof finding>[1] = { people: foundPeople, hashtags }) =>
  storyRelay({ data: finding([], override) })

const meta = preview.meta({
  component: SearchField,
  args: { words: '', history: ['ラジオ', '深夜のラジオ', '福神漬け'], onSearch: fn() },
  parameters: { relay: knowing(), session: { status: 'loggedIn' } },
})

export const Default = meta.story()
export const Filled = meta.story({ args: { words: 'ラジオ' } })
export const LongText = meta.story({
  args: { words: '第63回の22分40秒にルカさんが一度だけ笑いをこらえきれなかった' },
})
export const TooLong = meta.story({ args: { words: 'あ'.repeat(51) } })
/** What was looked for before comes up by its reading, and hashtags, people and rooms that may be meant. */
export const Suggesting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'らじ')
    await expect(await canvas.findByRole('option', { name: '深夜のラジオ' })).toBeVisible()
    await expect(await canvas.findByRole('option', { name: /# ?ラジオ実況/ })).toBeVisible()
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('らじ', false))
  },
})
export const SuggestingInEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'らじ')
    await expect(await canvas.findByRole('option', { name: /128 posts/ })).toBeVisible()
  },
})
/** The gateway is away: what was looked for before is known here. */
export const OnlyHistory = meta.story({
  parameters: { relay: { outcome: 'error' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'らじ')
    await expect(await canvas.findByRole('option', { name: '深夜のラジオ' })).toBeVisible()
  },
})

Suggesting.test('is gone through with the keys, and shut by Escape', async (story) => {
  const { args, canvas, userEvent } = story
  const field = canvas.getByRole('searchbox')
  const chosen = () => canvas.queryByRole('option', { selected: true })
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/候補が8件/))
  await expect(canvas.getAllByRole('option')).toHaveLength(8)
  await expect(chosen()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect(chosen()).toHaveTextContent('深夜のラジオ')
  await expect(field).toHaveAttribute('aria-activedescendant', chosen()!.id)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  // Beyond the first is the field, and beyond that the last.
  await expect(chosen()).toBeNull()
  await userEvent.keyboard('{ArrowUp}')
  await expect(chosen()).toHaveTextContent('深夜二時のラジオ')
  await userEvent.keyboard('{Escape}')
  await expect(canvas.queryByRole('listbox')).toBeNull()
  await expect(field).toHaveValue('らじ')
  await userEvent.type(field, 'お')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect(args.onSearch).toHaveBeenCalledWith('深夜のラジオ', true)
})

Default.test('waits for the IME, and takes a suggestion at its word', async (story) => {
  const { args, canvas, userEvent } = story
  const field = canvas.getByRole('searchbox')
  await userEvent.click(field)
  await fireEvent.compositionStart(field)
  await fireEvent.change(field, { target: { value: 'らじ' } })
  await expect(canvas.queryByRole('option', { name: 'ラジオ' })).toBeNull()
  await fireEvent.compositionEnd(field)
  await userEvent.click(await canvas.findByRole('option', { name: 'ラジオ' }))
  await expect(args.onSearch).toHaveBeenCalledWith('ラジオ', true)
})
