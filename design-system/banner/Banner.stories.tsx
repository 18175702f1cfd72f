import preview from '#storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Banner } from './Banner.tsx'

const retry = (
  <Button tone="neutral" emphasis="outline" size="small" icon="retry">
    もう一度ためす
  </Button>
)

const meta = preview.meta({
  component: Banner,
  args: { tone: 'info', children: '金曜の夜は、メンテナンスのためお休みします。' } as const,
})

export const Playground = meta.story()

export const Danger = meta.story({
  args: {
    tone: 'danger',
    title: '送信できませんでした',
    children: '電波のよいところで、もう一度ためしてください。',
    action: retry,
  },
})

export const Success = meta.story({
  args: { tone: 'success', children: 'メールアドレスを確かめました。' },
})

export const Warning = meta.story({
  args: { tone: 'warning', children: '接続が切れています。つながるまでお待ちください。' },
})

export const Matrix = meta.story({
  render: () => (
    <Stack gap={3}>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title="開演が30分おくれます" action={retry}>
          機材の準備に時間がかかっています。始まるときにお知らせします。
        </Banner>
      ))}
    </Stack>
  ),
})
