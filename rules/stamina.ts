/** How much a fan has at most, and how long one takes to come back. */
export const staminaMost = 5
export const staminaEveryMs = 30 * 60 * 1000
/** What filling it up costs in paid coins, and how often a day that may be done. */
export const staminaPrice = 50
export const staminaRefillsADay = 5

/** What was left at an instant. */
export type StoredStamina = { stored: number; storedAt: Date }

/** What is left at another instant, with when that began: only whole ones come back. A clock that went back gives none. */
export function staminaAt({ stored, storedAt }: StoredStamina, at: Date): StoredStamina {
  const back = Math.max(0, Math.floor((at.getTime() - storedAt.getTime()) / staminaEveryMs))
  if (stored + back >= staminaMost) return { stored: Math.max(stored, staminaMost), storedAt: at }
  return { stored: stored + back, storedAt: new Date(storedAt.getTime() + back * staminaEveryMs) }
}

/** When the next one comes back, and when all are; null where none is missing. */
export function staminaReturns({ stored, storedAt }: StoredStamina) {
  const missing = staminaMost - stored
  if (missing <= 0) return { nextAt: null, fullAt: null }
  const after = (count: number) => new Date(storedAt.getTime() + count * staminaEveryMs)
  return { nextAt: after(1), fullAt: after(missing) }
}
