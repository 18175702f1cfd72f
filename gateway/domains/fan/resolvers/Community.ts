import type { CommunityResolvers } from '../../types.generated.ts'
import { loadSought } from '../../search/service.ts'
import { searchPeople } from '../people.ts'
import { loadFan } from '../service.ts'

export const Community: Pick<CommunityResolvers, 'fan' | 'searchedPerson' | 'searchPeople'> = {
  fan: (community, { userId }, context) => loadFan(context, community.id, userId),
  searchedPerson: (community, { userId }, context) => loadSought(context, community.id, userId),
  searchPeople: (community, { words }, context) => searchPeople(context, community.id, words),
}
