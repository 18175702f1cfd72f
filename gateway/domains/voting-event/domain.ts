import type { Domain } from '../../platform/domain.ts'
import { votingEvents } from './events.ts'
import { invariants } from './invariants.ts'
import { answerLog } from './logFile.ts'
import { votingJobs } from './publishing.ts'
import { loadCandidate, loadEvent } from './service.ts'
import { describeEvent } from './sharePicture.ts'
import { votingTopics } from './topics.ts'

export const domain: Domain = {
  nodes: { VotingEvent: loadEvent, VotingCandidate: loadCandidate },
  events: votingEvents,
  topics: votingTopics,
  jobs: votingJobs,
  answers: [answerLog],
  sharePictures: { votingevent: describeEvent },
  invariants,
}
