import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { Surface } from '../surface/Surface.tsx'
import { Text } from '../text/Text.tsx'
import { Page } from './Page.tsx'

const meta = preview.meta({
  component: Page,
  args: {
    title: 'お知らせの受け取り',
    back: { href: '/settings', label: '設定へ戻る' },
    children: (
      <>
        <Text>配信の始まりや、部屋に届いた返信を、どこへ知らせるかを選べます。</Text>
        <Surface tone="paper" padding={4}>
          <Text>メールで受け取る</Text>
        </Surface>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1')
  },
})

export const OnDesktop = meta.story({ globals: atViewport('desktop') })

export const MediumOnDesktop = meta.story({
  globals: atViewport('desktop'),
  args: { width: 'medium' },
})

export const Wide = meta.story({ globals: atViewport('wide'), args: { width: 'wide' } })

export const Bleeding = meta.story({
  args: {
    title: undefined,
    back: undefined,
    isBleeding: true,
    children: (
      <Surface tone="accent" padding={8}>
        <Text>端から端まで</Text>
      </Surface>
    ),
  },
})

export const LongText = meta.story({
  args: { title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想を話す部屋のお知らせ' },
})
