import { useState } from 'react'
import type { Audience } from '#schema/types.generated.ts'

/**
 * For whom a fan writes now: the first of those whom they may write for, until they choose another. What is not sent yet
 * begins with the first again after a reload: it is never for more people than its writer sees.
 */
export function useAudience(audiences: readonly Audience[]) {
  const [chosen, setChosen] = useState<Audience>()
  const audience = audiences.find((each) => each === chosen) ?? audiences[0] ?? 'JOINED'
  return { audience, setAudience: setChosen, forgetAudience: () => setChosen(undefined) }
}
