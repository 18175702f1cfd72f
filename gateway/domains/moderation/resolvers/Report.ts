import { loadMessage } from '../../chat/service.ts'
import type { ReportResolvers } from '../../types.generated.ts'
import { loadReportable } from '../subjects.ts'

export const Report: ReportResolvers = {
  reportedAt: ({ createdAt }) => createdAt,
  text: async ({ kind, subjectId }, _, context) =>
    kind === 'MESSAGE' ? null : ((await loadReportable(context, subjectId))?.text ?? null),
  message: ({ kind, subjectId }, _, context) =>
    kind === 'MESSAGE' ? loadMessage(context, subjectId) : null,
}
