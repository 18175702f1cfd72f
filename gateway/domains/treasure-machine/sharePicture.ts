import { loadTalent } from '../community/service.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SharePicture } from '../../platform/share-picture/sharePicture.ts'
import { loadMachine } from './machines.ts'
import type { MachineRow } from './tables.ts'

/** A machine, as it is drawn where its link is shown. */
export async function pictureOfMachine(
  context: GatewayContext,
  { name, description, picture, talentId }: MachineRow,
): Promise<SharePicture> {
  const { language } = context
  const talent = talentId === null ? null : await loadTalent(context, talentId)
  return {
    label: { ja: 'トレジャーマシン', en: 'Treasure machine' }[language],
    title: name[language],
    line: description[language],
    image: picture,
    palette: talent?.palette ?? null,
  }
}

/** The same, of an id. */
export async function describeMachine(context: GatewayContext, id: string) {
  const machine = await loadMachine(context, id)
  return machine && pictureOfMachine(context, machine)
}
