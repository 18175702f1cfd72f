import type { MutationResolvers } from '../../types.generated.ts'
import { markTimeline, setTimelineSource } from '../own.ts'

export const Mutation: Pick<MutationResolvers, 'markTimeline' | 'setTimelineSource'> = {
  markTimeline: (_, { input }, context) => markTimeline(context, input),
  setTimelineSource: (_, { input }, context) => setTimelineSource(context, input),
}
