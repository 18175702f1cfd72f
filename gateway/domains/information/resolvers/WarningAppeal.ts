import type { WarningAppealResolvers } from '../../types.generated.ts'

export const WarningAppeal: WarningAppealResolvers = {
  text: ({ appeal }) => appeal!,
  at: ({ appealedAt }) => appealedAt!,
  state: ({ isLifted }) => (isLifted === null ? 'WAITING' : isLifted ? 'LIFTED' : 'UPHELD'),
  answer: ({ answer }, _, { language }) => answer && answer[language],
}
