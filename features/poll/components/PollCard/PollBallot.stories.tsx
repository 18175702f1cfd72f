import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PollBallot } from './PollBallot.tsx'

const meta = preview.meta({
  component: PollBallot,
  args: {
    choices: [
      { ordinal: 0, text: '朝型' },
      { ordinal: 1, text: '夜型' },
    ],
    chosen: undefined,
    onChoose: fn(),
    isVoting: false,
    onVote: fn(),
  },
})

export const Default = meta.story()
export const Chosen = meta.story({ args: { chosen: 1 } })
export const Voting = meta.story({ args: { chosen: 1, isVoting: true } })

Chosen.test('is sent by its button', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '朝型' }))
  await expect(args.onChoose).toHaveBeenCalledWith(0)
  await expect(args.onVote).not.toHaveBeenCalled()
  await userEvent.click(canvas.getByRole('button', { name: '答える' }))
  await expect(args.onVote).toHaveBeenCalledWith(1)
})
