import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { UnreadPill } from './UnreadPill.tsx'

const meta = preview.meta({
  component: UnreadPill,
  args: {
    unread: { from: 4, count: 2 },
    oldestSeq: 30,
    newestSeq: 48,
    // No list stands under it: the line is out of sight.
    scrollerRef: { current: null },
    canLoadOlder: true,
    onLoadOlder: fn(),
    onGoTo: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 96, margin: -16 }}>
        <Story />
      </div>
    ),
  ],
})

export const AwayForAMonth = meta.story({ args: { unread: { from: 4, count: 12840 } } })
/** The messages on the way up are still coming. */
export const OnTheWayUp = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(args.onLoadOlder).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: '前の会話を読みこんでいます' }).blur()
  },
})
