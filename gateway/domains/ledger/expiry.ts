import { addDays, dayInJapan } from '#rules/day.ts'
import type { Database } from '../../platform/database/pools.ts'
import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { newId } from '../../platform/ids.ts'
import { mailExpiring, noticeExpiring } from './notices.ts'
import { deleteNotices } from './noticeStore.ts'
import { callExpire, findExpired } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    bookExpired: null
    noticeExpiring: null
    /** The fan who was noticed at this instant. */
    mailExpiring: { fanId: string; at: string }
    purgeExpiryNotices: null
  }
}

/** A day's notices can't come again once it is over. */
const daysOfNotices = 30

/** Just after midnight in Japan, when free lots expire, and each hour for paid ones and what was missed. */
export const ledgerJobs: JobKinds = {
  bookExpired: {
    async run({ db, now }) {
      await bookExpired(db, now())
    },
    again: '5 * * * *',
  },
  noticeExpiring: { run: noticeExpiring, again: '10 9 * * *' },
  mailExpiring: { run: mailExpiring },
  purgeExpiryNotices: {
    run: ({ db, now }) => deleteNotices(db, dayInJapan(addDays(now(), -daysOfNotices))),
    again: '43 4 * * *',
  },
}

/**
 * Books all that has expired, an account at a time, each in a transaction of its own: it may be run by many at
 * once, be killed anywhere and be run again. Nothing depends on when it runs, since what has expired is spendable
 * for nobody. Answers how much was booked.
 */
export async function bookExpired(db: Database, at: Date): Promise<number> {
  let booked = 0
  for (;;) {
    const accounts = await findExpired(db, at)
    if (accounts.length === 0) return booked
    for (const account of accounts)
      booked += await callExpire(db, { ...account, id: newId('transfer'), at: at.toISOString() })
  }
}
