import type { SoundTrackResolvers } from '../../types.generated.ts'

export const SoundTrack: SoundTrackResolvers = {
  title: ({ title }, _, { language }) => title[language],
}
