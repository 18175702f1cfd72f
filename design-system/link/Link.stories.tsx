import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Text } from '../text/Text.tsx'
import { Link, LinkProvider, type LinkProps } from './LinkProvider.tsx'

function RoutedLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`/ja${href}`}>
      {children}
    </a>
  )
}

const meta = preview.meta({
  component: Link,
  args: { href: '/messages', children: <Text>メッセージをひらく</Text> },
})

export const Playground = meta.story()

export const ThroughTheRouter = meta.story({
  args: { children: <Text weight="bold">ルーターを通ってひらく</Text> },
  decorators: [
    (Story) => (
      <LinkProvider link={RoutedLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/ja/messages')
  },
})
