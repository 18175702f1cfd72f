import { gone, kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { story, storyChapter, storyOpening, storyPage, storyPlace, storyUnlock } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('What can be read.', story, storyChapter, storyPage),
  ...nobodys('That a chapter’s readers were told of it.', storyOpening),
  kept(storyUnlock, {
    why: 'Passes were spent on it: the ledger refers to it.',
    of: 'fanId',
    told: ['chapterId', 'passes', 'at'],
  }),
  gone(storyPlace, { of: 'fanId', told: ['chapterId', 'page', 'at'] }),
]
