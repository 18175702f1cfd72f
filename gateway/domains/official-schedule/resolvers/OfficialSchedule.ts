import { toImage } from '../../../platform/files/image.ts'
import { findReadableChannel } from '../../chat/service.ts'
import { loadTalent } from '../../community/service.ts'
import type { OfficialScheduleResolvers } from '../../types.generated.ts'
import { calendarUrl } from '../http.ts'
import { isReminded } from '../reminding.ts'
import { stateOf, watchingOf } from '../service.ts'

export const OfficialSchedule: OfficialScheduleResolvers = {
  title: ({ title }, _, { language }) => title[language],
  body: ({ body }, _, { language }) => body[language],
  state: (row, _, context) => stateOf(context, row),
  place: ({ place }, _, { language }) => place && place[language],
  picture: ({ picture }, _, context) => picture && toImage(picture, context),
  calendarUrl: (row, _, context) => calendarUrl(context, row),
  talents: async ({ talentIds }, _, context) => {
    const talents = await Promise.all(talentIds.map((id) => loadTalent(context, id)))
    return talents.filter((each) => each !== null)
  },
  channel: ({ channelId }, _, context) =>
    channelId === null ? null : findReadableChannel(context, channelId),
  watcherCount: async (row, _, context) => (await watchingOf(context, row)).count,
  viewerWatches: async (row, _, context) => (await watchingOf(context, row)).isFans,
  viewerIsReminded: (row, _, context) => isReminded(context, row),
}
