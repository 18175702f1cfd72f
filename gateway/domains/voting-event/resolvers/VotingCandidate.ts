import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import type { VotingCandidateResolvers } from '../../types.generated.ts'
import { countsOf } from '../counting.ts'
import { loadEvent } from '../service.ts'

export const VotingCandidate: VotingCandidateResolvers = {
  name: (candidate, _, { language }) => candidate.name[language],
  description: (candidate, _, { language }) => candidate.description[language],
  picture: (candidate, _, context) => toImage(candidate.picture, context),
  talent: (candidate, _, context) =>
    candidate.talentId === null ? null : loadTalent(context, candidate.talentId),
  votes: async (candidate, _, context) => {
    const event = await loadEvent(context, candidate.eventId)
    const counts = event && (await countsOf(context, event))
    return counts && (counts.get(candidate.id) ?? 0)
  },
}
