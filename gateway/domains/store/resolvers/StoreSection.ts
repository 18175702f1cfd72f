import { toImage } from '../../../platform/files/image.ts'
import type { StoreSectionResolvers } from '../../types.generated.ts'
import { itemsOf } from '../catalogue.ts'

export const StoreSection: StoreSectionResolvers = {
  title: (section, _, { language }) => section.title[language],
  lead: (section, _, { language }) => section.lead[language],
  picture: (section, _, context) => section.picture && toImage(section.picture, context),
  items: (section, args, context) => itemsOf(context, section, args),
}
