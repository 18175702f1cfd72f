import { loadMessage } from '../../chat/service.ts'
import type { HiddenMessageResolvers } from '../../types.generated.ts'

export const HiddenMessage: HiddenMessageResolvers = {
  message: ({ messageId }, _, context) => loadMessage(context, messageId),
}
