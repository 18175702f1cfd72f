import { expect, fn } from 'storybook/test'
import { brokenWords } from '#storybook/brokenWords.ts'
import preview from '#storybook/preview.tsx'
import { Columns } from '../columns/Columns.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { themeAttributes, paletteNames } from '../theme/theme.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { Button } from './Button.tsx'

const tones = ['accent', 'neutral', 'danger'] as const
const emphases = ['solid', 'soft', 'outline', 'quiet'] as const

const meta = preview.meta({ component: Button, args: { children: '参加する', onClick: fn() } })

export const Playground = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: '参加する' }))
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    canvas.getByRole('button').blur()
  },
})

export const Focused = meta.story({
  play: async ({ userEvent }) => userEvent.tab(),
})

export const Busy = meta.story({
  args: { isBusy: true, busyLabel: '送信しています', children: '送信する' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '送信しています' }))
    await expect(args.onClick).not.toHaveBeenCalled()
    canvas.getByRole('button').blur()
  },
})

export const Disabled = meta.story({ args: { disabled: true } })

export const WithIcon = meta.story({ args: { icon: 'penlight', children: '応援する' } })

WithIcon.test(
  'is refused a picture where its word stands in two lines',
  async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([])
    canvasElement.style.width = '90px'
    await expect(brokenWords(canvasElement)).toEqual([
      '“応援” of “応援する” stands in two lines',
      '“する” of “応援する” stands in two lines',
    ])
    canvasElement.style.removeProperty('width')
  },
)

WithIcon.test(
  'is refused one also where the word is made of two texts, beside words that are only heard',
  {
    args: {
      children: (
        <>
          {'応'}
          {'援する'}
          <VisuallyHidden>（終電こむぎさんの、今夜の配信を）</VisuallyHidden>
        </>
      ),
    },
  },
  async ({ canvasElement }) => {
    await expect(brokenWords(canvasElement)).toEqual([])
    canvasElement.style.width = '90px'
    await expect(brokenWords(canvasElement)).toEqual([
      '“応援” of “応援する” stands in two lines',
      '“する” of “応援する” stands in two lines',
    ])
    canvasElement.style.removeProperty('width')
  },
)

export const FullWidth = meta.story({ args: { isFullWidth: true, size: 'large' } })

export const LongWords = meta.story({
  args: { children: '同意して、メールアドレスの確認コードを受け取る', isFullWidth: true },
})

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={6}>
      {tones.map((tone) => (
        <Stack key={tone} gap={3}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Inline key={size} gap={2} wrap>
              {emphases.map((emphasis) => (
                <Button key={emphasis} {...args} tone={tone} emphasis={emphasis} size={size} />
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
})

export const EveryPalette = meta.story({
  render: (args) => (
    <Columns gap={3} smallest="small">
      {paletteNames.map((palette) => (
        <div key={palette} {...themeAttributes({ palette })}>
          <Stack gap={2}>
            <Button {...args}>{palette}</Button>
            <Button {...args} emphasis="soft">
              応援する
            </Button>
            <Button {...args} emphasis="outline">
              くわしく見る
            </Button>
          </Stack>
        </div>
      ))}
    </Columns>
  ),
})
