import preview from '#storybook/preview.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from './Text.tsx'

const long =
  'きのうの配信、最後の一曲がとてもよかったです。歌い出しの前に少しだけ黙ったところで、みんなが息をのんだのが画面越しにもわかりました。'

const meta = preview.meta({ component: Text, args: { children: long } })

export const Playground = meta.story()

export const Muted = meta.story({ args: { tone: 'muted' } })

export const CutAfterTwoLines = meta.story({ args: { lines: 2 } })

export const MixedScripts = meta.story({
  args: { children: 'LIVE 2026「Polaris」は11月28日(土)19:00開演、チケットは¥4,500から。' },
})

export const WithItsLineBreaks = meta.story({
  args: { isPreformatted: true, children: 'セットリスト\n1. はじまりの合図\n2. 雨の日の電波' },
})

export const Matrix = meta.story({
  render: () => (
    <Stack gap={4}>
      {(['caption', 'small', 'body', 'large'] as const).map((size) => (
        <Stack key={size} gap={1}>
          {(['default', 'muted', 'accent', 'danger'] as const).map((tone) => (
            <Text key={tone} size={size} tone={tone} weight="medium">
              応援、ありがとうございます
            </Text>
          ))}
        </Stack>
      ))}
      <Text tabular weight="bold">
        1,111 / 8,888
      </Text>
    </Stack>
  ),
})
