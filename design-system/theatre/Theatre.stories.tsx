import type { ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { Button } from '../button/Button.tsx'
import { Heading } from '../heading/Heading.tsx'
import { Picture } from '../picture/Picture.tsx'
import { Text } from '../text/Text.tsx'
import { Theatre } from './Theatre.tsx'
import type { TurnableCard } from './TurnCard.tsx'

const fresh = { label: 'NEW', isNew: true }
const again = { label: '×3', isNew: false }
const marks = { high: 'S', middle: 'A', plain: 'B' }

const drawn = (name: string) => (
  <Picture
    src={`/art/${name}.svg`}
    width={600}
    height={800}
    alt=""
    dominantColor="#7c559f"
    ratio={0.75}
  />
)
const card = (key: string, art: string, more: Partial<TurnableCard> = {}): TurnableCard => ({
  key,
  isTurned: true,
  rank: 'plain',
  back: drawn('card-back'),
  front: drawn(art),
  turnLabel: `${key}枚目をめくる`,
  shownLabel: `${key}枚目`,
  mark: marks[more.rank ?? 'plain'],
  ...more,
})
const one = card('1', 'card-luka-star', {
  rank: 'high',
  badge: fresh,
  caption: (
    <Text as="div" weight="bold">
      夜半ルカ「題のない曲、最終回」
    </Text>
  ),
})
const ten = [
  card('1', 'card-mug', { badge: again }),
  card('2', 'card-radio'),
  card('3', 'card-plush'),
  card('4', 'card-luka-day', { rank: 'middle', badge: fresh }),
  card('5', 'card-mug'),
  card('6', 'card-radio'),
  card('7', 'card-hiyori-star', { rank: 'high', badge: fresh }),
  card('8', 'card-plush'),
  card('9', 'card-mug'),
  card('10', 'card-tsumugi-day', { rank: 'middle' }),
]

type Phase = ComponentProps<typeof Theatre>['phase']

const title = <Heading level={2}>おめでとうございます</Heading>

const meta = preview.meta({
  component: Theatre,
  args: {
    label: 'けっか',
    phase: 'echo' as Phase,
    cards: [one] as readonly TurnableCard[],
    palette: 'indigo',
    hasConfetti: true,
    footer: <Button>とじる</Button>,
    onTurn: fn(),
    onEscape: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

export const Dark = meta.story({ args: { phase: 'dark' } })
export const Anticipation = meta.story({ args: { phase: 'anticipation' } })
export const Covered = meta.story({
  args: { phase: 'reveal', cards: [{ ...one, isTurned: false }] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: '1枚目をめくる' }))
    await expect(args.onTurn).toHaveBeenCalledWith(0)
  },
})
export const One = meta.story({ args: { title } })
export const TenAsAFan = meta.story({
  args: { phase: 'reveal', cards: ten.map((each, at) => ({ ...each, isTurned: at === 3 })) },
})
export const Ten = meta.story({ args: { cards: ten, title } })
export const TenOnADesk = meta.story({
  args: { cards: ten, title },
  globals: atViewport('desktop'),
})
