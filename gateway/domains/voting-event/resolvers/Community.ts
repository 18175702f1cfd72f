import { listSizes } from '#schema/listSizes.generated.ts'
import type { CommunityResolvers } from '../../types.generated.ts'
import { eventByIdentifier, eventsOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'votingEvents' | 'votingEvent'> = {
  votingEvents: async (community, _, context) =>
    (await eventsOf(context, community.id)).slice(0, listSizes['Community.votingEvents']),
  votingEvent: (community, { identifier }, context) =>
    eventByIdentifier(context, community.id, identifier),
}
