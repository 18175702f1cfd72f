import preview from '#storybook/preview.tsx'
import { Prose } from './Prose.tsx'

const meta = preview.meta({
  component: Prose,
  args: {
    children:
      '朝の橙、夜の青、温室の緑。ボタン一つで三人の色に切り替わります。\n\n・電池は単4形3本（別売り）です\n・お一人さまの数に限りがあります\n\n局員が屋上で試したときは、\n鳥も集まりました。',
  },
})

export const Playground = meta.story()
export const LongText = meta.story({
  args: {
    children: `https://ouen.example/${'a'.repeat(90)}\n\n${'灯台の光が届くところまで、今夜も放送します。'.repeat(8)}`,
  },
})
export const PointsOnly = meta.story({ args: { children: '・ひとつめ\n・ふたつめ' } })
