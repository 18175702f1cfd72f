import type { CommunityResolvers } from '../../types.generated.ts'
import { storiesOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'stories'> = {
  stories: (community, _, context) => storiesOf(context, community.id),
}
