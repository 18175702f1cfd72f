import { fn } from 'storybook/test'
import { Text } from '#design-system/text/Text.tsx'
import { begin } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import preview from '#storybook/preview.tsx'
import { playedFor } from '../../fakes.ts'
import { Over } from './Over.tsx'

const empty = begin(greenhouseTables)
/** An end at which these stand in the first cells. */
const ended = (best: number, score: number, ...first: readonly number[]) => ({
  ...empty,
  best,
  score,
  turn: 40,
  isOver: true,
  cells: empty.cells.map((_, at) => first[at] ?? (at % 3 === 0 ? 1 : 2)),
})

const meta = preview.meta({
  component: Over,
  args: { house: playedFor(40).house, onPractice: fn(), onLeave: fn() },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** One more would have made the next. */
export const OneMissing = meta.story({ args: { house: ended(5, 6_420, 5, 5, 4) } })
export const OneMissingEnglish = meta.story({
  args: { house: ended(5, 6_420, 5, 5, 4) },
  globals: { locale: 'en' },
})
export const TwoMissing = meta.story({ args: { house: ended(6, 9_830, 6, 4, 3) } })
/** Two more star trees would have made a bouquet. */
export const StarTree = meta.story({ args: { house: ended(7, 31_260, 7, 5, 5) } })
/** The highest there is: nothing was left to reach. */
export const Bouquet = meta.story({ args: { house: ended(8, 82_940, 5, 4, 5) } })
/** What was dealt is no growth. */
export const NothingGrew = meta.story({ args: { house: ended(0, 0, 5, 4, 1) } })
/** What becomes of a score that counts stands between the two. */
export const WithItsScore = meta.story({
  args: { children: <Text>3位・花まで育ちました</Text> },
})
