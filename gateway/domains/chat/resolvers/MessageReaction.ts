import { listSizes } from '#schema/listSizes.generated.ts'
import type { MessageReactionResolvers } from '../../types.generated.ts'

export const MessageReaction: MessageReactionResolvers = {
  palettes: ({ colours }) =>
    colours.slice(0, listSizes['MessageReaction.palettes']).map(({ palette }) => palette),
}
