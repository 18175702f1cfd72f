import type { StoreItemResolvers } from '../../types.generated.ts'
import { viewerIsMember } from '../service.ts'

export const StoreItem: Pick<StoreItemResolvers, 'viewerIsMember'> = {
  viewerIsMember: ({ id, kind }, _, context) =>
    kind === 'SUBSCRIPTION' && viewerIsMember(context, id),
}
