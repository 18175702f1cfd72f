import type { GatewayContext } from '../../platform/graphql/context.ts'
import type { SharePicture } from '../../platform/share-picture/sharePicture.ts'
import { loadPrizeDraw } from './draws.ts'
import type { PrizeDrawRow } from './tables.ts'

/** A prize draw, as it is drawn where its link is shown. */
export function pictureOfDraw(
  { language }: Pick<GatewayContext, 'language'>,
  { name, description, picture }: PrizeDrawRow,
): SharePicture {
  return {
    label: { ja: '抽選', en: 'Prize draw' }[language],
    title: name[language],
    line: description[language],
    image: picture,
    palette: null,
  }
}

/** The same, of an id. */
export async function describeDraw(context: GatewayContext, id: string) {
  const draw = await loadPrizeDraw(context, id)
  return draw && pictureOfDraw(context, draw)
}
