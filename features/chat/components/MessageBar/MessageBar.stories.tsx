import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { MessageBar } from './MessageBar.tsx'

const meta = preview.meta({
  component: MessageBar,
  args: { isWaved: false, onWave: fn(), onReact: fn(), onReply: fn(), onMore: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', marginBlockStart: 24, height: 40 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
export const Waved = meta.story({ args: { isWaved: true } })
export const WhereOneMayNotWrite = meta.story({ args: { onReply: undefined } })
