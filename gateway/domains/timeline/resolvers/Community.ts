import type { CommunityResolvers } from '../../types.generated.ts'
import { hashtagOf, hashtagsBeginning } from '../hashtag.ts'
import { homeTimelineOf } from '../home.ts'
import { viewerTimelines } from '../own.ts'
import { trendOf } from '../trend.ts'

export const Community: Pick<
  CommunityResolvers,
  'hashtag' | 'hashtagsBeginning' | 'homeTimeline' | 'trend' | 'viewerTimelines'
> = {
  hashtag: (community, { name }) => hashtagOf(community.id, name),
  hashtagsBeginning: (community, { words }, context) =>
    hashtagsBeginning(context, community.id, words),
  homeTimeline: (community, args, context) => homeTimelineOf(context, community.id, args),
  trend: (community, args, context) => trendOf(context, community.id, args),
  viewerTimelines: (community, _, context) => viewerTimelines(context, community.id),
}
