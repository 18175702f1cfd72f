import type { RecordSourceProxy } from 'relay-runtime'
import { penlight } from '#rules/reactions.ts'

export type Reaction = { messageId: string; emoji: string; isOn: boolean }

/** Shows a fan's own reaction before the gateway has counted it. What is so already stays as it is. */
export function applyReaction(
  store: RecordSourceProxy,
  { messageId, emoji, isOn }: Reaction,
): void {
  const message = store.get(messageId)
  const own = (message?.getValue('viewerReactions') ?? []) as readonly string[]
  if (!message || own.includes(emoji) === isOn) return
  message.setValue(isOn ? [...own, emoji] : own.filter((each) => each !== emoji), 'viewerReactions')

  const reactions = message.getLinkedRecords('reactions') ?? []
  const known = reactions.find((reaction) => reaction.getValue('emoji') === emoji)
  const count = Number(known?.getValue('count') ?? 0) + (isOn ? 1 : -1)
  if (count <= 0) {
    message.setLinkedRecords(
      reactions.filter((reaction) => reaction !== known),
      'reactions',
    )
    return
  }
  const reaction = known ?? store.create(`${messageId}:${emoji}`, 'MessageReaction')
  reaction.setValue(emoji, 'emoji')
  reaction.setValue(count, 'count')
  // Without a palette it is drawn in the screen's own, which is that of the fan's oshi.
  const palettes = ((reaction.getValue('palettes') ?? []) as string[]).filter((each) => each)
  reaction.setValue(emoji === penlight && isOn ? [...palettes, ''] : palettes, 'palettes')
  if (!known) message.setLinkedRecords([...reactions, reaction], 'reactions')
}
