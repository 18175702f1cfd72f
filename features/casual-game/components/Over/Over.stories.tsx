import { Text } from '#design-system/text/Text.tsx'
import preview from '#storybook/preview.tsx'
import { nightAfter, wrecked } from '../../fakes.ts'
import { Over } from './Over.tsx'

const meta = preview.meta({ component: Over, args: { night: wrecked() } })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** A ship was nearly in. */
export const NearlyIn = meta.story({
  args: { night: { ...nightAfter(300), wrecks: 3, isOver: true } },
})
/** Seconds before the morning. */
export const NearlyMorning = meta.story({
  args: { night: { ...nightAfter(300), step: 1320, wrecks: 3, isOver: true } },
})
export const Morning = meta.story({
  args: { night: { ...nightAfter(300), step: 1500, wrecks: 1, bestChain: 5, isOver: true } },
})
/** Nothing was left to reach. */
export const AllChained = meta.story({
  args: { night: { ...nightAfter(300), step: 1500, wrecks: 0, bestChain: 8, isOver: true } },
})
export const WithItsScore = meta.story({ args: { children: <Text>記録しました。</Text> } })
