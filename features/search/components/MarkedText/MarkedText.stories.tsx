import preview from '#storybook/preview.tsx'
import { MarkedText } from './MarkedText.tsx'

const meta = preview.meta({
  component: MarkedText,
  args: { text: '今夜のらじお、三回目のラジオ体操まで聴きました。', words: ['らじお'] },
})

export const Default = meta.story()
export const OneCharacter = meta.story({
  args: { text: '星の下の海の見える部屋の\n窓の話', words: ['の'] },
})
export const Overlapping = meta.story({ args: { text: '東京都の夜', words: ['東京', '京都'] } })
export const LongText = meta.story({
  args: { text: `${'眠れない夜の話をします。'.repeat(12)}${'w'.repeat(200)}`, words: ['夜', 'ww'] },
})
