import type { CommunityResolvers } from '../../types.generated.ts'
import { hashtagOf } from '../hashtag.ts'
import { homeTimelineOf } from '../home.ts'
import { viewerTimelines } from '../own.ts'
import { trendOf } from '../trend.ts'

export const Community: Pick<
  CommunityResolvers,
  'hashtag' | 'homeTimeline' | 'trend' | 'viewerTimelines'
> = {
  hashtag: (community, { name }) => hashtagOf(community.id, name),
  homeTimeline: (community, args, context) => homeTimelineOf(context, community.id, args),
  trend: (community, args, context) => trendOf(context, community.id, args),
  viewerTimelines: (community, _, context) => viewerTimelines(context, community.id),
}
