import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PollEnd } from './PollEnd.tsx'

const meta = preview.meta({
  component: PollEnd,
  args: { endsAt: '2026-11-22T04:00:00.000Z', hasEnded: false, onOver: fn() },
})

export const Default = meta.story()
export const Ended = meta.story({ args: { endsAt: '2026-11-19T13:00:00.000Z', hasEnded: true } })
/** The gateway has not counted yet. */
export const Over = meta.story({ args: { endsAt: '2026-11-20T02:59:59.000Z' } })

Over.test('tells that its end has come', async ({ args }) => {
  await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce())
})
