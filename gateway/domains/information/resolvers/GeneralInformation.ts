import { toImage } from '../../../platform/files/image.ts'
import type { GeneralInformationResolvers } from '../../types.generated.ts'
import { loadUser } from '../../user/service.ts'
import { isFavorite, isUnread, neighborsOf } from '../service.ts'

export const GeneralInformation: GeneralInformationResolvers = {
  title: ({ title }, _, { language }) => title[language],
  body: ({ body }, _, { language }) => body[language],
  picture: ({ picture }, _, context) => picture && toImage(picture, context),
  author: ({ authorId }, _, context) => loadUser(context, authorId),
  link: ({ link }, _, { language }) => link && { path: link.path, label: link.label[language] },
  viewerUnread: (row, _, context) => isUnread(context, row),
  viewerFavors: (row, _, context) => isFavorite(context, row),
  neighbors: (row, { among }, context) => neighborsOf(context, row, among),
}
