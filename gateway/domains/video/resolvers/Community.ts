import type { CommunityResolvers } from '../../types.generated.ts'
import { playlistsOf } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'playlists'> = {
  playlists: (community, _, context) => playlistsOf(context, community.id),
}
