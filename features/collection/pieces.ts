type Prize = { readonly kind: string; readonly viewerCount: number }

/** Those of a machine's prizes that are collected: cards and numbered pieces. */
export const piecesOf = <Each extends Prize>(prizes: readonly Each[]): Each[] =>
  prizes.filter(({ kind }) => kind === 'COLLECTABLE_CARD' || kind === 'NFT')

/** How many kinds a collection has, and how many of them are the fan's. */
export const progressOf = (pieces: readonly Prize[]) => ({
  total: pieces.length,
  owned: pieces.filter(({ viewerCount }) => viewerCount > 0).length,
})
