import type { CampaignCodeReceiptResolvers } from '../../types.generated.ts'

export const CampaignCodeReceipt: CampaignCodeReceiptResolvers = {
  id: ({ pageId, hash }) => `${pageId.replace(/^[a-z]+_/, 'codereceipt_')}_${hash.slice(0, 16)}`,
}
