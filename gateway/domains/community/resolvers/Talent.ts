import { toImage } from '../../../platform/files/image.ts'
import type { TalentResolvers } from '../../types.generated.ts'

export const Talent: TalentResolvers = {
  name: (talent, _, { language }) => talent.name[language],
  reading: (talent, _, { language }) => talent.reading[language],
  catchphrase: (talent, _, { language }) => talent.catchphrase[language],
  profile: (talent, _, { language }) => talent.profile[language],
  fanName: (talent, _, { language }) => talent.fanName[language],
  portrait: (talent, _, context) => toImage(talent.portrait, context),
  bust: (talent, _, context) => toImage(talent.bust, context),
  emblem: (talent, _, context) => toImage(talent.emblem, context),
}
