import { use, type ReactNode } from 'react'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { NetworkError } from '#platform/relay/fetch.ts'
import preview from '#storybook/preview.tsx'
import { ScreenPage } from './ScreenPage.tsx'

const meta = preview.meta({
  component: ScreenPage,
  args: {
    title: '港の掲示板',
    back: { href: '/', label: 'ホームへ戻る' },
    skeleton: <Skeleton width="80%" height={16} />,
    children: <Text>霧笛は二回、おやすみの合図です。</Text>,
  },
  parameters: { layout: 'fullscreen' },
})

const never = new Promise<never>(() => {})

function Endless(): ReactNode {
  return use(never)
}

function Broken(): ReactNode {
  throw new NetworkError('The gateway could not be reached.')
}

export const Default = meta.story()
export const Loading = meta.story({ args: { children: <Endless /> } })
export const Failed = meta.story({ args: { children: <Broken /> } })
