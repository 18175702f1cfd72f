import type { VotingRoundResolvers } from '../../types.generated.ts'
import { logPath } from '../logFile.ts'

export const VotingRound: VotingRoundResolvers = {
  id: ({ event, day }) => `${event.id.replace(/^votingevent_/, 'votinground_')}_${day}`,
  logUrl: ({ event, day, publishedAt }) => (publishedAt === null ? null : logPath(event.id, day)),
}
