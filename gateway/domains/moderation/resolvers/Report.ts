import { loadMessage } from '../../chat/service.ts'
import type { ReportResolvers } from '../../types.generated.ts'
import { textOf } from '../subjects.ts'

export const Report: ReportResolvers = {
  reportedAt: ({ createdAt }) => createdAt,
  text: ({ kind, subjectId }, _, context) =>
    kind === 'MESSAGE' ? null : textOf(context, subjectId),
  message: ({ kind, subjectId }, _, context) =>
    kind === 'MESSAGE' ? loadMessage(context, subjectId) : null,
}
