import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SharePicture } from '../../platform/share-picture/sharePicture.ts'
import { loadEvent } from './service.ts'
import type { VotingEventRow } from './tables.ts'

/** A vote, as it is drawn where its link is shown. It tells no count: what is drawn is kept for a while. */
export function pictureOfEvent(
  { language }: Pick<GatewayContext, 'language'>,
  { title, description, picture }: VotingEventRow,
): SharePicture {
  return {
    label: { ja: '投票', en: 'Vote' }[language],
    title: title[language],
    line: description[language],
    image: picture,
    palette: null,
  }
}

/** The same, of an id. */
export async function describeEvent(context: GatewayContext, id: string) {
  const event = await loadEvent(context, id)
  return event && pictureOfEvent(context, event)
}
