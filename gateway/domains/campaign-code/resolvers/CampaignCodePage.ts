import { toImage } from '../../../platform/files/image.ts'
import type { CampaignCodePageResolvers } from '../../types.generated.ts'
import { receiptsOf, stateOf } from '../pages.ts'

export const CampaignCodePage: CampaignCodePageResolvers = {
  title: ({ title }, _, { language }) => title[language],
  body: ({ body }, _, { language }) => body[language],
  note: ({ note }, _, { language }) => note?.[language] ?? null,
  picture: ({ picture }, _, context) => toImage(picture, context),
  state: (page, _, { now }) => stateOf(page, now()),
  viewerReceipts: (page, _, context) => receiptsOf(context, page),
}
