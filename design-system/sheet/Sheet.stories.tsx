import { expect, fn, screen, within } from 'storybook/test'
import { atViewport } from '#storybook/viewports.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Sheet } from './Sheet.tsx'

const meta = preview.meta({
  component: Sheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'いっしょに応援しませんか',
    closeLabel: '閉じる',
    children: (
      <Stack gap={4}>
        <Text>参加すると、チャンネルで話したり、推しをえらんだりできます。</Text>
        <Button size="large" isFullWidth>
          メールアドレスではじめる
        </Button>
        <Button size="large" isFullWidth emphasis="outline" tone="neutral">
          電話番号ではじめる
        </Button>
      </Stack>
    ),
  },
})

export const Playground = meta.story({
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'いっしょに応援しませんか' })
    await userEvent.click(within(sheet).getByRole('button', { name: '閉じる' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

export const OnADesk = meta.story({ globals: atViewport('desktop') })
