import type { InvitedFanResolvers } from '../../types.generated.ts'
import { nameable } from '../service.ts'

export const InvitedFan: InvitedFanResolvers = {
  // Not the fan's own id: who has no name here has no address either.
  id: ({ joinedAt }) => `invited ${joinedAt.getTime()}`,
  user: (invited, _, context) => nameable(context, invited),
}
