import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { FilterLinks } from './FilterLinks.tsx'

const links = ['すべて', 'ニュース', 'イベント', 'ストア', 'メンテナンス', 'お気に入り'].map(
  (label, at) => ({ label, href: `/list?part=${at}`, isCurrent: at === 0 }),
)

const meta = preview.meta({
  component: FilterLinks,
  args: { label: 'お知らせの種類', links },
  parameters: { layout: 'padded' },
})

export const Playground = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const Few = meta.story({ args: { links: links.slice(0, 2) } })
