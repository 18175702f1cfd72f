import { addChosen, useChosenPictures, type ChosenPicture } from '#features/picture/index.ts'
import { privateKey } from '#platform/storage/privateTexts.ts'
import { picturesMost } from '#rules/message.ts'

const keyOf = (tenantId: string, channelId: string) => privateKey(tenantId, channelId, 'pictures')

/** The pictures that were chosen in a channel and not sent, kept as its draft is. */
export const useDraftPictures = (tenantId: string, channelId: string) =>
  useChosenPictures(keyOf(tenantId, channelId), picturesMost)

/** Puts pictures back into a channel's draft, after what is there. */
export function putPicturesBack(
  tenantId: string,
  channelId: string,
  pictures: readonly ChosenPicture[],
): void {
  addChosen(keyOf(tenantId, channelId), pictures)
}
