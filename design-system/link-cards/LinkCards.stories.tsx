import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { Chip } from '../chip/Chip.tsx'
import { Text } from '../text/Text.tsx'
import { LinkCard, LinkCards } from './LinkCards.tsx'
import { LinkCardsSkeleton } from './LinkCardsSkeleton.tsx'

const meta = preview.meta({ component: LinkCards })

type Thing = { time: string; state: string; tone: 'neutral' | 'warning' | 'success'; name: string }

const badge: Thing = {
  time: '2026年11月20日(金)',
  state: '完了',
  tone: 'success',
  name: '缶バッジ「夜明け」',
}
const poster: Thing = {
  time: '2026年11月18日(水)',
  state: 'お支払い待ち',
  tone: 'warning',
  name: '三人のサイン入りポスター',
}
const long: Thing = {
  time: '2026年11月20日(金)〜2026年12月19日(土)',
  state: 'お支払いの確認中',
  tone: 'neutral',
  name: '夜明けまで起きてる会の記念アクリルスタンド（台座つき、全十二種のうちどれか一つ）',
}

const listing = (...things: Thing[]) => ({
  children: things.map(({ time, state, tone, name }, at) => (
    <LinkCard
      key={name}
      href={`/things/${at}`}
      time={
        <Text as="span" size="caption" tone="muted">
          {time}
        </Text>
      }
      state={<Chip tone={tone}>{state}</Chip>}
    >
      <Text as="strong" weight="bold" lines={2}>
        {name}
      </Text>
      <Text as="span" size="small" tabular>
        ¥1,650（税込）
      </Text>
    </LinkCard>
  )),
})

export const Playground = meta.story({ args: listing(badge, poster) })
export const Desktop = meta.story({
  args: listing(badge, poster),
  globals: atViewport('desktop'),
})
export const One = meta.story({ args: listing(poster) })
/** What does not fit beside it goes below; the name is cut after two lines. */
export const LongText = meta.story({ args: listing(long, badge) })
export const Focused = meta.story({
  args: listing(badge, poster),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /三人のサイン入りポスター/ })).toHaveFocus()
  },
})
export const Loading = meta.story({
  args: { children: null },
  render: () => <LinkCardsSkeleton />,
})
