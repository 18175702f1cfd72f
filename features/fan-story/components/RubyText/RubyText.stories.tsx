import preview from '#storybook/preview.tsx'
import { RubyText } from './RubyText.tsx'

const meta = preview.meta({
  component: RubyText,
  decorators: [
    (Story) => (
      <p style={{ maxWidth: 320, lineHeight: 2.2 }}>
        <Story />
      </p>
    ),
  ],
})

export const Default = meta.story({
  args: { text: '｜港町《みなとまち》に日が｜暮《く》れて、灯台《とうだい》がともります。' },
})
export const LongText = meta.story({
  args: {
    text: '｜夜明《よあ》けまで｜起《お》きてる｜会《かい》の｜準備《じゅんび》と、'.repeat(4),
  },
})
/** Marks that are not whole stay as they are written. */
export const BrokenMarks = meta.story({ args: { text: '｜灯台のあかり、灯台《とうだい' } })
