import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CountdownClock } from './CountdownClock.tsx'

const day = 24 * 60 * 60

const meta = preview.meta({
  component: CountdownClock,
  args: {
    children: '開演まで',
    seconds: 3 * day + 3 * 3600 + 12 * 60 + 45,
    words: ({ days, time }) => `${days > 0 ? `${days}日と ` : ''}${time}`,
  },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('3日と 03:12:45')
  },
})
export const LastSeconds = meta.story({
  args: { seconds: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00:07')
  },
})
/** As on the server's page: the place of the clock is kept. */
export const Unknown = meta.story({ args: { seconds: null } })
/** The clock has a line of its own where both don't fit into one. */
export const LongText = meta.story({
  args: {
    children: '灯台まつりの前夜祭の、朝まで生ラジオ特別編の開演まで、あと少しです。残り時間は',
  },
})
