import type { DemoParts } from '../../demo/part.ts'
import { readSome } from './reading.ts'

export const demo: DemoParts = {
  hashtags: {
    after: ['post/posts', 'post/tagged', 'topic/topics', 'comment/comments'],
    /** What is tagged is found from the first look on. */
    add: async ({ transaction }) => {
      await readSome(transaction)
    },
  },
}
