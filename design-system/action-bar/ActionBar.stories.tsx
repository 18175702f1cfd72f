import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { Button } from '../button/Button.tsx'
import { NavigationBar } from '../navigation-bar/NavigationBar.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { ActionBar } from './ActionBar.tsx'

const meta = preview.meta({
  component: ActionBar,
  args: {
    children: (
      <>
        <Text weight="bold">¥3,300</Text>
        <Button size="large">今すぐ購入する</Button>
      </>
    ),
  },
  render: (args) => (
    <>
      <Stack gap={4}>
        <ActionBar {...args} />
        {Array.from({ length: 24 }, (_, at) => (
          <Text key={at}>{`${at + 1}行目。灯台の光が、港をひとまわりします。`}</Text>
        ))}
      </Stack>
      <NavigationBar
        label="メイン"
        items={[{ href: '#home', label: 'ホーム', icon: 'home', isCurrent: true }]}
      />
    </>
  ),
})

const edges = (canvasElement: HTMLElement) => {
  const edgeOf = (selector: string) =>
    canvasElement.querySelector(selector)!.getBoundingClientRect()
  return { button: edgeOf('button'), tabs: edgeOf('nav') }
}

/** However far down its place is, it is seen whole over the tab bar. */
export const Playground = meta.story({
  play: async ({ canvasElement }) => {
    const { button, tabs } = edges(canvasElement)
    await expect(button.bottom).toBeLessThanOrEqual(tabs.top)
    await expect(button.bottom).toBeGreaterThan(tabs.top - 100)
  },
})
export const Desktop = meta.story({ globals: atViewport('desktop') })
