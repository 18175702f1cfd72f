import preview from '#storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  component: EmptyState,
  args: {
    figure: <Icon name="penlight" size={32} />,
    title: 'まだメッセージがありません',
    body: '最初のひとことを送ってみませんか。',
  },
})

export const Playground = meta.story()

export const WithAFirstStep = meta.story({ args: { action: <Button>ひとこと送る</Button> } })
