import { use, type ReactNode } from 'react'
import { Text } from '#design-system/text/Text.tsx'
import { NetworkError } from '#platform/relay/fetch.ts'
import preview from '#storybook/preview.tsx'
import { DeliveryPage } from './DeliveryPage.tsx'

const never = new Promise<never>(() => {})

function Endless(): ReactNode {
  return use(never)
}

function Broken(): ReactNode {
  throw new NetworkError('The gateway could not be reached.')
}

const meta = preview.meta({
  component: DeliveryPage,
  args: { title: '賞品のお届け', children: <Text>港の灯台アクリルスタンド</Text> },
  parameters: { layout: 'fullscreen' },
})

export const Default = meta.story()
export const Loading = meta.story({ args: { children: <Endless /> } })
export const Failed = meta.story({ args: { children: <Broken /> } })
