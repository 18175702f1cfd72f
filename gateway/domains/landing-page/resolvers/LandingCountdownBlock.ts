import type { LandingCountdownBlockResolvers } from '../../types.generated.ts'

export const LandingCountdownBlock: LandingCountdownBlockResolvers = {
  heading: ({ heading }, _, { language }) => heading[language],
  until: ({ until }) => new Date(until),
  after: ({ after }, _, { language }) => after[language],
}
