import { fn } from 'storybook/test'
import { plant } from '#rules/games/greenhouse/greenhouse.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import preview from '#storybook/preview.tsx'
import { lessonDeal, lessons } from '../../machines/lessons.ts'
import { Lesson } from './Lesson.tsx'

const to = (number: number) => ({ number, house: lessons[number]!.house, isLearned: false })
const learned = (number: number) => {
  const { house, at } = lessons[number]!
  const isLearned = true
  return { number, house: plant(house, at, lessonDeal, greenhouseTables), isLearned }
}
const inEnglish = { locale: 'en' } as const

const meta = preview.meta({
  component: Lesson,
  args: { ...to(0), onChoose: fn(), onNext: fn(), onLeave: fn() },
})

export const Merging = meta.story()
export const MergingEnglish = meta.story({ globals: inEnglish })
export const MergingLearned = meta.story({ args: learned(0) })
export const Chains = meta.story({ args: to(1) })
export const ChainsEnglish = meta.story({ args: to(1), globals: inEnglish })
export const ChainsLearned = meta.story({ args: learned(1) })
export const ChainsLearnedEnglish = meta.story({ args: learned(1), globals: inEnglish })
export const TheSun = meta.story({ args: to(2) })
export const TheSunEnglish = meta.story({ args: to(2), globals: inEnglish })
/** The last one: it leads back to the title. */
export const TheSunLearned = meta.story({ args: learned(2) })
export const TheSunLearnedEnglish = meta.story({ args: learned(2), globals: inEnglish })
