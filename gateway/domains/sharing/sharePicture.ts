import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SharePicture } from '../../platform/share-picture/sharePicture.ts'
import { loadTalent } from '../community/service.ts'
import { loadCard } from './service.ts'
import type { ShareCardRow } from './tables.ts'

/** A fan's card, as it is drawn where its link is shown. */
export async function pictureOfCard(
  context: GatewayContext,
  { title, description, picture, talentId }: ShareCardRow,
): Promise<SharePicture> {
  const { language } = context
  const talent = talentId === null ? null : await loadTalent(context, talentId)
  return {
    label: { ja: 'みんなで応援', en: 'With my oshi' }[language],
    title: title[language],
    line: description[language],
    image: picture,
    palette: talent?.palette ?? null,
  }
}

/** The same, of an id. */
export async function describeCard(context: GatewayContext, id: string) {
  const card = await loadCard(context, id)
  return card && pictureOfCard(context, card)
}
