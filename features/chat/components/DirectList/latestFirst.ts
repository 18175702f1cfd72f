type Said = { readonly newestMessage?: { readonly sentAt: string } | null }

/** Channels by when something was said there last: a page that is live keeps the order that the gateway gives. */
export function latestFirst<Of extends Said>(channels: readonly Of[]): Of[] {
  return channels.toSorted((a, b) => saidAt(b) - saidAt(a))
}

const saidAt = ({ newestMessage }: Said) => (newestMessage ? Date.parse(newestMessage.sentAt) : 0)
