import { kept, nobodys, type Judged } from '../../platform/personal/judging.ts'
import { searchPosting, searchText } from './tables.ts'

/** What is personal here, and what becomes of it. */
export const personal: readonly Judged[] = [
  ...nobodys('By which letters what is written is found.', searchPosting),
  kept(searchText, {
    why: 'What was written stays, and is found.',
    of: 'authorId',
    untold: ['number', 'scope', 'partId', 'subjectId', 'at', 'text', 'partText'],
  }),
]
