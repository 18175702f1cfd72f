import { use, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Page } from '#design-system/page/Page.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { NetworkError } from '#platform/relay/fetch.ts'
import preview from '#storybook/preview.tsx'
import { ScreenPart } from './ScreenPart.tsx'

const meta = preview.meta({
  component: ScreenPart,
  args: {
    skeleton: <Skeleton width="80%" height={16} />,
    renderFrame: (face: ReactNode) => <Page title="おたより">{face}</Page>,
    children: (
      <Page title="おたより">
        <Text>眠れなかった夜の話を、お待ちしています。</Text>
      </Page>
    ),
  },
  parameters: { layout: 'fullscreen' },
})

const never = new Promise<never>(() => {})

function Endless(): ReactNode {
  return use(never)
}

let isBack = false

function BackOnRetry(): ReactNode {
  if (!isBack) throw new NetworkError('The gateway could not be reached.')
  return <Text>届いていました。</Text>
}

export const Default = meta.story()
export const Loading = meta.story({ args: { children: <Endless /> } })
/** Of a screen that is nothing without its data. */
export const LoadingWithoutFrame = meta.story({
  args: { children: <Endless />, renderFrame: undefined },
})
export const Failed = meta.story({
  args: { children: <BackOnRetry /> },
  beforeEach: () => {
    isBack = false
  },
})

Failed.test('is tried again', async ({ canvas }) => {
  const retry = await canvas.findByRole('button', { name: 'もう一度ためす' })
  isBack = true
  await userEvent.click(retry)
  await expect(await canvas.findByText('届いていました。')).toBeVisible()
})
