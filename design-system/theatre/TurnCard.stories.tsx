import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Text } from '../text/Text.tsx'
import { TurnCard, type TurnableCard } from './TurnCard.tsx'

const fill = (background: string) => (
  <span style={{ display: 'block', height: '100%', background }} />
)
const card: TurnableCard = {
  key: '1',
  isTurned: true,
  rank: 'plain',
  mark: 'B',
  back: fill('#2b2d72'),
  front: fill('#c8b6e2'),
  turnLabel: '1枚目をめくる',
  shownLabel: 'B 深夜二時のラジオ',
}

const meta = preview.meta({
  component: TurnCard,
  args: { card, index: 3, onTurn: fn() },
  decorators: [
    (Story) => (
      <ul
        data-mode="dark"
        data-palette="indigo"
        style={{ width: 240, margin: 0, padding: 56, background: '#0b0c18', listStyle: 'none' }}
      >
        <Story />
      </ul>
    ),
  ],
})

export const Covered = meta.story({
  args: { card: { ...card, isTurned: false } },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '1枚目をめくる' }))
    await expect(args.onTurn).toHaveBeenCalledWith(3)
  },
})
export const Plain = meta.story()
export const Middle = meta.story({ args: { card: { ...card, rank: 'middle', mark: 'A' } } })
export const High = meta.story({
  args: { card: { ...card, rank: 'high', mark: 'S', badge: { label: 'NEW', isNew: true } } },
})
export const Duplicate = meta.story({
  args: { card: { ...card, badge: { label: '×4', isNew: false } } },
})
export const Captioned = meta.story({
  args: {
    card: {
      ...card,
      caption: (
        <Text as="div" weight="bold">
          夜明けまで起きてる会の準備と当日の実況の記念カード
        </Text>
      ),
    },
  },
})
