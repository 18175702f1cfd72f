import type { InvitationResolvers } from '../../types.generated.ts'

export const Invitation: InvitationResolvers = {
  id: ({ fanId }) => `invitation ${fanId}`,
}
