import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PollResult } from './PollResult.tsx'

const choice = (ordinal: number, text: string, voteCount: number, percentage: number) => ({
  ordinal,
  text,
  voteCount,
  percentage,
  isViewers: ordinal === 1,
})

const meta = preview.meta({
  component: PollResult,
  args: { choices: [choice(0, '朝型', 3, 25), choice(1, '夜型', 9, 75)], isFocused: false },
})

export const Default = meta.story()
export const Tied = meta.story({
  args: { choices: [choice(0, '朝型', 5, 50), choice(1, '夜型', 5, 50)] },
})
/** The keyboard goes on from where the fan has just voted. */
export const Focused = meta.story({ args: { isFocused: true } })

Focused.test('has the focus', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'みんなの回答' })).toHaveFocus()
})
