import type { Domain } from '../../platform/domain.ts'
import { answerPictures } from '../picture/service.ts'
import { loadDraft } from './drafts.ts'
import { postEvents } from './events.ts'
import { postPictures } from './pictures.ts'
import { loadPost } from './service.ts'
import { describePost } from './sharePicture.ts'
import { postTopics } from './topics.ts'
import { tellingJobs } from './telling.ts'
import { postJobs } from './writing.ts'

export const domain: Domain = {
  nodes: { Post: loadPost, PostDraft: loadDraft },
  events: postEvents,
  topics: postTopics,
  jobs: { ...postJobs, ...tellingJobs },
  answers: [answerPictures(postPictures)],
  sharePictures: { post: describePost },
}
