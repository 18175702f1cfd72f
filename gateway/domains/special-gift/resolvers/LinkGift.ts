import type { LinkGiftResolvers } from '../../types.generated.ts'
import { urlOf } from '../service.ts'

export const LinkGift: LinkGiftResolvers = {
  name: ({ name }, _, { language }) => name[language],
  host: ({ content }) => new URL(content.url).host,
  url: (gift, _, context) => urlOf(context, gift),
}
