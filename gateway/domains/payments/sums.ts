import type { PaymentMethod } from '../types.generated.ts'

/** Which sums in yen a method takes, by Stripe's limits for Japan. */
export const sumsOf: Readonly<Record<PaymentMethod, { least: number; most: number }>> = {
  CARD: { least: 50, most: 99_999_999 },
  KONBINI: { least: 120, most: 299_999 },
  PAYPAY: { least: 50, most: 99_999_999 },
}

/** Whether a method takes this sum. */
export function takesSum(method: PaymentMethod, yen: number): boolean {
  const { least, most } = sumsOf[method]
  return yen >= least && yen <= most
}
