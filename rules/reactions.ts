/** The first reaction: one tap waves the colour of one's oshi. */
export const penlight = 'penlight'
/** So many a fan gives one message at most (as many as Bluesky's direct messages take). */
export const mostOwn = 5
/** So many kinds one message has at most (Discord's limit). */
export const mostKinds = 20
/** What is offered beside the penlight. */
export const quickReactions = ['😂', '😭', '👏', '🎉', '🥹'] as const
