import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Inline } from '../inline/Inline.tsx'
import { ChipButton } from './ChipButton.tsx'

const meta = preview.meta({
  component: ChipButton,
  args: {
    children: '期間',
    lead: <Icon name="calendar" size={16} />,
    isExpanded: false,
    onClick: fn(),
  },
})

export const Playground = meta.story()

export const Matrix = meta.story({
  render: (args) => (
    <Inline gap={2} wrap>
      <ChipButton {...args} />
      <ChipButton {...args} isExpanded />
      <ChipButton {...args}>夜明けまで起きてる会の準備と当日の実況とそのあとの感想</ChipButton>
    </Inline>
  ),
})

Playground.test('says whether it is open, and is pressed', async ({ args, canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: '期間', expanded: false })
  await userEvent.click(button)
  await expect(args.onClick).toHaveBeenCalledOnce()
})
