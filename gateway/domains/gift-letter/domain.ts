import type { Domain } from '../../platform/domain.ts'
import { giftLetterJobs } from './jobs.ts'
import { answerPictures } from './pictures.ts'
import { isAnswer } from './store.ts'

export const domain: Domain = {
  jobs: giftLetterJobs,
  uploadsInUse: isAnswer,
  answers: [answerPictures],
}
