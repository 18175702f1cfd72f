import preview from '#storybook/preview.tsx'
import { Text } from '../text/Text.tsx'
import { TextLink } from './TextLink.tsx'

const meta = preview.meta({
  component: TextLink,
  args: { href: '#terms', children: '利用規約' },
  render: (args) => (
    <Text>
      登録の前に、
      <TextLink {...args} />
      をお読みください。
    </Text>
  ),
})

export const Playground = meta.story()

export const InTheTextsColour = meta.story({ args: { tone: 'inherit' } })

export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() })
