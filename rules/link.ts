// An address ends where Japanese text goes on without a space: at its brackets, quotes, stops, waves and colons.
const ends = String.raw`\s<>"'\u0060“”‘’〝〞〟「」『』｢｣（）［］｛｝【】〔〕〈〉《》〖〗、。，．､｡！？：；…‥～〜　`

/** What may become a link, as it stands in a text: with what the sentence goes on with. */
export const linkShape = new RegExp(`https://[^${ends}]+`, 'gi')

/** The same, and what looks like an address and becomes no link. */
export const addressShape = `https?://[^${ends}]+`
