import type { Domain } from '../../platform/domain.ts'
import { answerPictures } from '../picture/service.ts'
import { chatJobs } from './changing.ts'
import { chatEvents } from './events.ts'
import { messagePictures } from './pictures.ts'
import { loadChannel, loadMessage } from './service.ts'
import { chatTopics } from './topics.ts'

export const domain: Domain = {
  nodes: { Channel: loadChannel, Message: loadMessage },
  events: chatEvents,
  topics: chatTopics,
  jobs: chatJobs,
  answers: [answerPictures(messagePictures)],
}
