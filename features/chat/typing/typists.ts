/** How long a mark stands unless it is told again. Milliseconds. */
export const shownMs = 5_000

/** Somebody who is writing, and the newest message there was when that was told. */
export type Typist = { id: string; name: string; afterSeq: number }

type Said = { seq: number; authorId: string | undefined }

/** With somebody who is writing now, each once, whoever began first before the others. */
export function withTypist(typists: readonly Typist[], typist: Typist): readonly Typist[] {
  const isKnown = typists.some(({ id }) => id === typist.id)
  return isKnown
    ? typists.map((each) => (each.id === typist.id ? typist : each))
    : [...typists, typist]
}

/** Those who are writing still: whose words have come since has said them. */
export function stillTyping(typists: readonly Typist[], said: readonly Said[]): readonly Typist[] {
  return typists.filter(
    ({ id, afterSeq }) => !said.some(({ authorId, seq }) => authorId === id && seq > afterSeq),
  )
}
