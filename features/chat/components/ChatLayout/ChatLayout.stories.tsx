import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { Text } from '#design-system/text/Text.tsx'
import { ChatLayout } from './ChatLayout.tsx'

const meta = preview.meta({
  component: ChatLayout,
  args: {
    list: <Text>トークの一覧</Text>,
    children: <Text>ひらいた部屋の会話</Text>,
  },
  parameters: { layout: 'fullscreen' },
})
const opened = { isChannelOpen: true }

/** A phone shows the list, or what was opened. */
export const Default = meta.story()
export const Opened = meta.story({ args: opened })
/** A desktop shows both, whatever is open. */
export const OnDesktop = meta.story({ globals: atViewport('desktop') })
