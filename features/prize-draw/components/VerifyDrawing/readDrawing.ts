import type { DrawingEvidence, OwnEntry } from '#rules/draws/verifyDrawing.ts'

type Told = {
  readonly number?: number | null
  readonly evidence: {
    readonly receipt: string
    readonly signature: string
    readonly publicKey: string
    readonly path: readonly string[]
  }
}

/** A fan's own entry as the rules read it. */
export function ownOf({ number, evidence }: Told): OwnEntry {
  const { receipt, signature, publicKey, path } = evidence
  const position = number == null ? null : number - 1
  return { receipt: JSON.parse(receipt), signature, publicKey, path, position }
}

/** Fetches all that proves a draw, and puts the fan's own entry to it. Throws where it could not be had. */
export async function readDrawing(url: string, own: OwnEntry): Promise<DrawingEvidence> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the list was answered with ${answer.status}`)
  const evidence = (await answer.json()) as DrawingEvidence
  return { ...evidence, own }
}
