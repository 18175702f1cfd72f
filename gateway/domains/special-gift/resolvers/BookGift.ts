import type { BookGiftResolvers } from '../../types.generated.ts'
import { pagesOf } from '../service.ts'

export const BookGift: BookGiftResolvers = {
  name: ({ name }, _, { language }) => name[language],
  pageCount: ({ content }) => content.pages.length,
  pages: (gift, _, context) => pagesOf(context, gift),
}
