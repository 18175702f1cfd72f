type Edge = {
  readonly cursor: string
  readonly node: { readonly author: { readonly id: string } | null | undefined }
}

/**
 * Where what is new begins: at the newest post that is not the reader's own, since they may have posted while others did.
 * Null where there is nothing at all.
 */
export function newestOfOthers(
  edges: readonly Edge[],
  viewerId: string | undefined,
): string | null {
  const newest = edges.find(({ node }) => node.author?.id !== viewerId)
  return (newest ?? edges.at(-1))?.cursor ?? null
}
