import { loadTalent } from '../../community/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import { sharePictureOf } from '../../../platform/share-picture/sharePicture.ts'
import { pictureOfDraw } from '../sharePicture.ts'
import type { PrizeDrawResolvers } from '../../types.generated.ts'
import { capsOf, drawsAt, entryCountOf, itemOf, placesOf, prizesOf, statusOf } from '../draws.ts'
import {
  viewerEntries,
  viewerEntryCount,
  viewerFreeAt,
  viewerTickets,
  viewerTicketsUsed,
  viewerWin,
} from '../history.ts'
import { ticketsMost } from '../tables.ts'

export const PrizeDraw: PrizeDrawResolvers = {
  name: (draw, _, { language }) => draw.name[language],
  description: (draw, _, { language }) => draw.description[language],
  picture: (draw, _, context) => toImage(draw.picture, context),
  sharePicture: (draw, _, context) =>
    sharePictureOf(context, draw.id, pictureOfDraw(context, draw)),
  talent: (draw, _, context) =>
    draw.talentId === null ? null : loadTalent(context, draw.talentId),
  state: (draw, _, { now }) => statusOf(draw, now()),
  drawsAt: (draw) => drawsAt(draw),
  item: (draw, _, context) => itemOf(context, draw),
  prizes: (draw, _, context) => prizesOf(context, draw),
  ticketsMost: ({ entryBasis }) => (entryBasis === 'OPEN' ? ticketsMost : 0),
  entryCount: (draw, _, context) => entryCountOf(context, draw),
  caps: (draw, _, context) => capsOf(context, draw),
  proof: (draw) => draw,
  places: (draw, _, context) => placesOf(context, draw),
  viewerEntries: (draw, args, context) => viewerEntries(context, draw, args),
  viewerEntryCount: (draw, _, context) => viewerEntryCount(context, draw),
  viewerTicketsUsed: (draw, _, context) => viewerTicketsUsed(context, draw),
  viewerTickets: (draw, _, context) => viewerTickets(context, draw),
  viewerFreeAt: (draw, _, context) => viewerFreeAt(context, draw),
  viewerWin: (draw, _, context) => viewerWin(context, draw),
}
