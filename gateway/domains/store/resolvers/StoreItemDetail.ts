import type { StoreItemDetailResolvers } from '../../types.generated.ts'

export const StoreItemDetail: StoreItemDetailResolvers = {
  name: (detail, _, { language }) => detail.name[language],
  text: (detail, _, { language }) => detail.text[language],
}
