import { addDays } from '#rules/day.ts'
import type { JobKinds } from '../../platform/jobs/kinds.ts'
import { cancelAttempt, type PaymentContext } from './attempts.ts'
import { complete } from './completion.ts'
import { detachDeleted } from './instruments.ts'
import { mailAccountWanted } from './letters.ts'
import { ProviderUnavailable } from './provider.ts'
import { completeSaving } from './savings.ts'
import { deleteSavings, takeDueSavings } from './savingStore.ts'
import { sendRefund } from './refunds.ts'
import { takeDueRefunds } from './refundStore.ts'
import { deleteEvents, takeDue } from './store.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    /** The provider has told something of this attempt. */
    completePayment: { attemptId: string }
    /** Something else has paid for what this attempt is for. */
    cancelPayment: { attemptId: string }
    sendRefund: { refundId: string }
    mailAccountWanted: { refundId: string }
    /** The provider has told something of this saving. */
    completeSaving: { savingId: string }
    sweepPayments: null
    purgeProviderEvents: null
  }
}

const minuteMs = 60_000
/** Ten times what a provider goes on telling one thing for. */
const daysOfEvents = 30

export const paymentJobs: JobKinds = {
  completePayment: {
    async run(context, { attemptId }) {
      await complete(context, attemptId)
    },
  },
  cancelPayment: {
    async run(context, { attemptId }) {
      await cancelAttempt(context, attemptId)
    },
  },
  sendRefund: { run: (context, { refundId }) => sendRefund(context, refundId) },
  mailAccountWanted: { run: mailAccountWanted },
  completeSaving: {
    async run(context, { savingId }) {
      await completeSaving(context, savingId)
    },
  },
  sweepPayments: { again: '* * * * *', run: sweepPayments },
  purgeProviderEvents: {
    again: '41 4 * * *',
    async run({ db, now }) {
      const before = addDays(now(), -daysOfEvents)
      await deleteEvents(db, before)
      await deleteSavings(db, before)
    },
  },
}

/**
 * Looks at what nobody has brought to its end: crashes between the provider and us, webhooks that were lost, tabs
 * that were closed, slips past their time. Where the provider is out of reach, the next sweep looks again.
 */
export async function sweepPayments(context: PaymentContext): Promise<void> {
  const now = context.now()
  const until = new Date(now.getTime() + minuteMs)
  const refunds = await takeDueRefunds(context.db, now, until)
  for (let due = await takeDue(context.db, now, until); due.length > 0;) {
    for (const { id, endsAt } of due)
      await bearing(context, () =>
        endsAt <= now ? cancelAttempt(context, id, 'EXPIRED') : complete(context, id),
      )
    due = await takeDue(context.db, now, until)
  }
  for (const { id } of await takeDueSavings(context.db, now, until))
    await bearing(context, () => completeSaving(context, id))
  await bearing(context, () => detachDeleted(context))
  for (const id of refunds) await bearing(context, () => sendRefund(context, id))
}

/** One that fails holds up no other. */
async function bearing({ log }: PaymentContext, look: () => Promise<unknown>): Promise<void> {
  try {
    await look()
  } catch (error) {
    if (error instanceof ProviderUnavailable) log.warn(error.message)
    else log.error({ err: error }, 'a payment was not completed')
  }
}
