import { toImage } from '../../../platform/files/image.ts'
import type { MessageResolvers } from '../../types.generated.ts'

/** Its reader was let into the channel, which brought all that stands beside it. */
export const Message: MessageResolvers = {
  images: (message, _, context) => message.images.map((image) => toImage(image, context)),
}
