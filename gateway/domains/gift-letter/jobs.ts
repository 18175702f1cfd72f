import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { keyed, mailFan } from '../user/service.ts'
import { answeredMail } from './letters.ts'
import { findLetter, findNames } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    tellLetterAnswered: { letterId: string }
  }
}

export const giftLetterJobs: JobKinds = {
  tellLetterAnswered: {
    async run(context, { letterId }) {
      const letter = await findLetter(context.db, letterId)
      const names = (await findNames(context.db, [letterId])).get(letterId)
      if (letter && names)
        await mailFan(
          context,
          letter.fanId,
          keyed(answeredMail(names), `LETTER_ANSWERED ${letterId}`),
        )
    },
  },
}
