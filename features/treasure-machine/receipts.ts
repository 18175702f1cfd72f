import { privateTexts as store, provenKey } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import type { Receipt } from '#rules/draws/receipt.ts'

const keyOf = (drawId: string) => provenKey('receipt', drawId)

export type Kept = {
  readonly receipt: string
  readonly signature: string
  readonly publicKey: string
}

/** Keeps what the gateway signed when the fan drew, for them alone: whoever else signs in here doesn't see it. */
export function keepReceipt(drawId: string, { receipt, signature, publicKey }: Kept): void {
  store.write(keyOf(drawId), JSON.stringify({ receipt, signature, publicKey }))
}

/** Whether this browser kept a receipt of a draw. */
export const hasReceipt = (drawId: string) => store.read(keyOf(drawId)) !== null

/** Whether what is told of a draw now is what this browser kept; null where it kept nothing, as on another device. */
export function isAsKept(drawId: string, told: Kept): boolean | null {
  const text = store.read(keyOf(drawId))
  if (text === null) return null
  const kept = parse(text)
  return (
    kept !== null &&
    kept.receipt === told.receipt &&
    kept.signature === told.signature &&
    kept.publicKey === told.publicKey
  )
}

/** What this browser kept of a draw; null where it kept nothing, and while the server's page is adopted. */
export function useKeptReceipt(drawId: string): Kept | null {
  const [text] = useText(store, keyOf(drawId))
  return text === null ? null : parse(text)
}

/** The draws of a machine whose receipts this browser kept, each with what proves it so far. */
export function keptDraws(machineId: string): ReturnType<typeof evidenceOf>[] {
  return store
    .keys(keyOf('treasuredraw_'))
    .map((key) => parse(store.read(key) ?? ''))
    .flatMap((kept) => (kept ? [evidenceOf(kept)] : []))
    .filter(({ receipt }) => receipt.machine === machineId)
}

/** A kept receipt as `npm run verify:draws` reads it. The odds and the gateway's seed were never kept with it. */
export const evidenceOf = ({ receipt, signature, publicKey }: Kept) => ({
  receipt: JSON.parse(receipt) as Receipt,
  signature,
  publicKey,
  serverSeed: null,
})

function parse(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Kept
    JSON.parse(kept.receipt)
    return kept
  } catch {
    return null
  }
}
