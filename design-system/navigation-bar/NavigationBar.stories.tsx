import { expect } from 'storybook/test'
import { atViewport } from '#storybook/viewports.ts'
import preview from '#storybook/preview.tsx'
import { Heading } from '../heading/Heading.tsx'
import { NavigationBar } from './NavigationBar.tsx'

const meta = preview.meta({
  component: NavigationBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'メイン',
    header: (
      <Heading level={1} size="medium">
        応援
      </Heading>
    ),
    items: [
      { href: '#home', label: 'ホーム', icon: 'home', isCurrent: true },
      {
        href: '#messages',
        label: 'メッセージ',
        icon: 'messages',
        isCurrent: false,
        badge: { count: 3, label: '未読3件' },
      },
      { href: '#me', label: 'マイページ', icon: 'me', isCurrent: false },
    ],
  } as const,
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'ホーム' })
    await expect(current).toHaveAttribute('aria-current', 'page')
  },
})

export const AllFivePlaces = meta.story({
  args: {
    items: [
      { href: '#home', label: 'ホーム', icon: 'home', isCurrent: false },
      { href: '#messages', label: 'メッセージ', icon: 'messages', isCurrent: true },
      { href: '#play', label: 'あそぶ', icon: 'play', isCurrent: false },
      { href: '#store', label: 'ストア', icon: 'store', isCurrent: false },
      { href: '#me', label: 'マイページ', icon: 'me', isCurrent: false },
    ],
  },
})

export const Rail = meta.story({ globals: atViewport('desktop') })

export const WideRail = meta.story({ globals: atViewport('wide') })
