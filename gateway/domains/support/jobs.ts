import type { JobContext, JobKinds } from '../../platform/jobs/kinds.ts'
import { loadTenant } from '../../platform/tenant/service.ts'
import { findReport } from '../moderation/service.ts'
import { linkOf, mailFan } from '../user/service.ts'
import { answeredMail, receivedMail, reportDecidedMail, type InquiryWords } from './letters.ts'
import { deleteAnsweredBefore, findAnswer, findInquiry } from './store.ts'
import type { InquiryRow } from './tables.ts'

declare module '../../platform/jobs/kinds.ts' {
  interface JobData {
    tellInquiryReceived: { inquiryId: string }
    tellInquiryAnswered: { answerId: string }
    tellReportDecided: { reportId: string }
    purgeInquiries: null
  }
}

/** How long a question and its answers are kept after the last of them. */
export const keptMs = 365 * 24 * 60 * 60 * 1000

export const supportJobs: JobKinds = {
  tellInquiryReceived: {
    async run(context, { inquiryId }) {
      const inquiry = await findInquiry(context.db, inquiryId)
      if (inquiry) await mail(context, inquiry, receivedMail(inquiry))
    },
  },
  tellInquiryAnswered: {
    async run(context, { answerId }) {
      const answer = await findAnswer(context.db, answerId)
      const inquiry = answer && (await findInquiry(context.db, answer.inquiryId))
      if (inquiry) await mail(context, inquiry, answeredMail(inquiry, answer.text))
    },
  },
  tellReportDecided: {
    async run(context, { reportId }) {
      const report = await findReport(context.db, reportId)
      if (report) await mailFan(context, report.reporterId, reportDecidedMail(report))
    },
  },
  purgeInquiries: {
    again: '52 4 * * *',
    run: ({ db, now }) => deleteAnsweredBefore(db, new Date(now().getTime() - keptMs)),
  },
}

/** To whoever asked, in their language then: a guest, or a fan who may be kept out by now. */
async function mail(
  context: JobContext,
  { language, replyTo }: InquiryRow,
  words: InquiryWords,
): Promise<void> {
  const { messenger, tenantId } = context
  const { name, supportEmail } = await loadTenant(context)
  const letter = { brand: name[language], link: linkOf(context, language), supportEmail }
  await messenger.sendMail(tenantId, { to: replyTo, ...words[language](letter) })
}
