/** The first reaction: one tap waves the colour of one's oshi. */
export const penlight = 'penlight'
/** So many a fan gives one message at most (as many as Bluesky's direct messages take). */
export const mostOwn = 5
/** So many kinds one message has at most (Discord's limit). */
export const mostKinds = 20
/** What is offered beside the penlight. */
export const quickReactions = ['😂', '😭', '👏', '🎉', '🥹'] as const

const mark = '\ufe0f'
const drawnAsText = /\p{Emoji}(?!\p{Emoji_Modifier})/gu

/**
 * An emoji with the marks that have it drawn in colour, whichever of them a keyboard left out: ❤ is ❤️. What is none
 * stays something that is none.
 */
export function qualifiedEmoji(text: string): string {
  return text
    .replaceAll(mark, '')
    .replace(drawnAsText, (each) => (/\p{Emoji_Presentation}/u.test(each) ? each : each + mark))
}
