import type { SoundGiftResolvers } from '../../types.generated.ts'
import { tracksOf } from '../service.ts'

export const SoundGift: SoundGiftResolvers = {
  name: ({ name }, _, { language }) => name[language],
  count: ({ content }) => content.tracks.length,
  seconds: ({ content }) => content.tracks.reduce((sum, { seconds }) => sum + seconds, 0),
  tracks: (gift, _, context) => tracksOf(context, gift),
}
