import type { LandingVideoBlockResolvers } from '../../types.generated.ts'
import { playlistsOf } from '../../video/service.ts'

export const LandingVideoBlock: LandingVideoBlockResolvers = {
  heading: ({ heading }, _, { language }) => heading[language],
  playlist: async ({ communityId, playlist }, _, context) => {
    const all = await playlistsOf(context, communityId)
    return all.find(({ slug }) => slug === playlist) ?? null
  },
}
