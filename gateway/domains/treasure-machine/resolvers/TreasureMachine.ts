import { loadTalent } from '../../community/service.ts'
import { loadItem } from '../../store/service.ts'
import { toImage } from '../../../platform/files/image.ts'
import { sharePictureOf } from '../../../platform/share-picture/sharePicture.ts'
import { pictureOfMachine } from '../sharePicture.ts'
import type { TreasureMachineResolvers } from '../../types.generated.ts'
import { viewerDraws, viewerSince, viewerUnseen } from '../history.ts'
import { boxOf, oddsOf, prizesOf, stateOf } from '../machines.ts'
import { viewerLots, viewerOffers, viewerPoints } from '../offers.ts'
import { viewerSeed } from '../seeds.ts'

export const TreasureMachine: TreasureMachineResolvers = {
  name: (machine, _, { language }) => machine.name[language],
  description: (machine, _, { language }) => machine.description[language],
  picture: (machine, _, context) => toImage(machine.picture, context),
  sharePicture: async (machine, _, context) =>
    sharePictureOf(context, machine.id, await pictureOfMachine(context, machine)),
  talent: (machine, _, context) =>
    machine.talentId === null ? null : loadTalent(context, machine.talentId),
  state: (machine, _, context) => stateOf(context, machine),
  prizes: (machine, _, context) => prizesOf(context, machine),
  odds: (machine, _, context) => oddsOf(context, machine),
  box: (machine, _, context) => boxOf(context, machine),
  item: (machine, _, context) =>
    machine.itemId === null ? null : loadItem(context, machine.itemId),
  viewerLots: (machine, _, context) => viewerLots(context, machine),
  viewerOffers: (machine, _, context) => viewerOffers(context, machine),
  viewerPoints: (machine, _, context) => viewerPoints(context, machine),
  viewerSinceTop: (machine, _, context) => viewerSince(context, machine),
  viewerSeed: (machine, _, context) => viewerSeed(context, machine),
  viewerUnseenDraw: (machine, _, context) => viewerUnseen(context, machine),
  viewerDraws: (machine, args, context) => viewerDraws(context, machine, args),
}
