import preview from '#storybook/preview.tsx'
import { TypingLine } from './TypingLine.tsx'

const meta = preview.meta({
  component: TypingLine,
  args: { names: ['しおかぜ'] },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 48 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
export const Two = meta.story({ args: { names: ['しおかぜ', '終電こむぎ'] } })
export const English = meta.story({ globals: { locale: 'en' } })
/** As long as a name may be. */
export const LongText = meta.story({
  args: { names: ['夜明けまで起きている会の名誉会員しおかぜ'] },
})
