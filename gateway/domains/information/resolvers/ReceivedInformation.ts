import type { ReceivedInformationResolvers } from '../../types.generated.ts'

export const ReceivedInformation: ReceivedInformationResolvers = {
  title: ({ title }, _, { language }) => title[language],
  body: ({ body }, _, { language }) => body[language],
  isUnread: ({ readAt }) => readAt === null,
  link: ({ link }, _, { language }) => link && { path: link.path, label: link.label[language] },
  present: (row) => (row.kind === 'PRESENT' ? row : null),
  warning: (row) => (row.kind === 'WARNING' ? row : null),
}
