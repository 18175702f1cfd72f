import { createTextStore } from '#platform/storage/textStore.ts'

const store = createTextStore(() => localStorage)
const keyOf = (drawId: string) => `ouen.receipt:${drawId}`

type Signed = { readonly receipt: string; readonly signature: string }

/** Keeps what the gateway signed when the fan drew. It tells nobody who they are. */
export function keepReceipt(drawId: string, { receipt, signature }: Signed): void {
  store.write(keyOf(drawId), JSON.stringify({ receipt, signature }))
}

/** Whether what is told of a draw now is what this browser kept; null where it kept nothing, as on another device. */
export function isAsKept(drawId: string, { receipt, signature }: Signed): boolean | null {
  const kept = store.read(keyOf(drawId))
  return kept === null ? null : kept === JSON.stringify({ receipt, signature })
}
