import type { ViewerTimelinesResolvers } from '../../types.generated.ts'
import { newPostCountOf } from '../home.ts'
import { lastSeenOf, sourcesOf } from '../own.ts'

export const ViewerTimelines: ViewerTimelinesResolvers = {
  id: ({ fanId, communityId }) => `timelines ${communityId} ${fanId}`,
  sources: (timelines, _, context) => sourcesOf(context, timelines),
  newPostCount: (timelines, args, context) => newPostCountOf(context, timelines, args),
  lastSeenAt: (timelines, { timeline }, context) => lastSeenOf(context, timelines, timeline),
}
