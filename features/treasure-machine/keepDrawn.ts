import { keepPromised } from './promises.ts'
import { hasReceipt, keepReceipt } from './receipts.ts'

type Drawn = {
  id: string
  evidence?: { receipt: string; signature: string; publicKey: string } | null
}

/**
 * Keeps a draw's receipt in this browser, with what had been promised before it: what is told first stands, whatever
 * is told of the draw later. Points have no receipt.
 */
export function keepDrawn(draw: Drawn, asked: Parameters<typeof keepPromised>[1]): void {
  if (hasReceipt(draw.id)) return
  if (draw.evidence) keepReceipt(draw.id, draw.evidence)
  keepPromised(draw.id, asked)
}
