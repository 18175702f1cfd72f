import { toImage } from '../../../platform/files/image.ts'
import type { LandingPageResolvers } from '../../types.generated.ts'
import { blocksOf, isPreview, stateOf } from '../service.ts'
import { sharePictureOf } from '../sharePicture.ts'
import { readBlock } from '../showing.ts'

export const LandingPage: LandingPageResolvers = {
  title: ({ title }, _, { language }) => title[language],
  lead: ({ lead }, _, { language }) => lead[language],
  picture: ({ picture }, _, context) => toImage(picture, context),
  state: (page, _, context) => stateOf(context, page),
  isPreview: (page, _, context) => isPreview(context, page),
  sharePicture: ({ picture }, { encoded }, context) =>
    (encoded ? sharePictureOf(context.config, encoded) : null) ?? toImage(picture, context).url,
  blocks: (page, _, context) =>
    blocksOf(context, page)?.map((block) => readBlock(block, page)) ?? null,
}
