import preview from '#storybook/preview.tsx'
import { bubble } from './Message.css.ts'
import { MessageText } from './MessageText.tsx'

const meta = preview.meta({
  component: MessageText,
  decorators: [
    (Story) => (
      <div className={bubble({ tone: 'other' })}>
        <Story />
      </div>
    ),
  ],
})

export const Links = meta.story({
  args: {
    text: '予定は「https://example.com/schedule」、地図はhttps://example.com/harbour/map?from=station&to=lighthouse-at-the-end-of-the-long-pier#floor-2。',
  },
})
export const LineBreaks = meta.story({
  args: { text: '今夜のセットリスト\n　1. 題のない曲\n　2. 星図\n\nアンコールは、みなさんで。' },
})
