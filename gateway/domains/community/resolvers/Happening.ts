import { findReadableChannel } from '../../chat/service.ts'
import type { HappeningResolvers } from '../../types.generated.ts'
import { loadTalent } from '../service.ts'

export const Happening: HappeningResolvers = {
  title: (happening, _, { language }) => happening.title[language],
  body: (happening, _, { language }) => happening.body[language],
  talent: (happening, _, context) =>
    happening.talentId === null ? null : loadTalent(context, happening.talentId),
  channel: (happening, _, context) =>
    happening.channelId === null ? null : findReadableChannel(context, happening.channelId),
}
