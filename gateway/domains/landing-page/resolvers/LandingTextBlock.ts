import type { LandingTextBlockResolvers } from '../../types.generated.ts'

export const LandingTextBlock: LandingTextBlockResolvers = {
  heading: ({ heading }, _, { language }) => heading?.[language] ?? '',
  body: ({ body }, _, { language }) => body[language],
}
