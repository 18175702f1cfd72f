import { use, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { NetworkError } from '#platform/relay/fetch.ts'
import preview from '#storybook/preview.tsx'
import { Section } from './Section.tsx'

const meta = preview.meta({
  component: Section,
  args: {
    heading: <Heading level={2}>いま起きていること</Heading>,
    skeleton: <Skeleton width="80%" height={16} />,
    children: <Text>今夜21時から、灯台のうたを配信します。</Text>,
  },
})

const never = new Promise<never>(() => {})

function Endless(): ReactNode {
  return use(never)
}

function Failing({ error }: { error: Error }): ReactNode {
  throw error
}

export const Default = meta.story()
export const Loading = meta.story({ args: { children: <Endless /> } })
export const Failed = meta.story({ args: { children: <Failing error={new Error('a fault')} /> } })
export const Offline = meta.story({
  args: { children: <Failing error={new NetworkError('The gateway could not be reached.')} /> },
})

let isBack = false

function BackOnRetry(): ReactNode {
  if (!isBack) throw new NetworkError('The gateway could not be reached.')
  return <Text>つながりました。</Text>
}

/** Trying again brings the part back, and only it was gone. */
export const TriedAgain = meta.story({
  args: { children: <BackOnRetry /> },
  beforeEach: () => {
    isBack = false
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'いま起きていること' })).toBeVisible()
    const retry = await canvas.findByRole('button', { name: 'もう一度ためす' })
    isBack = true
    await userEvent.click(retry)
    await expect(await canvas.findByText('つながりました。')).toBeVisible()
  },
})
