import { useState } from 'react'

/**
 * The revision that what is typed was made from: the one that stood when the editor opened, whatever another device has
 * made of it meanwhile. Whoever was told of that, and saves again, replaces it: from then on it is the one that stands.
 */
export function useBaseRevision(standing: number): {
  revision: number
  /** The fan was told that it was changed elsewhere. */
  takeStanding: () => void
} {
  const [opened, setOpened] = useState<number | null>(standing)
  return { revision: opened ?? standing, takeStanding: () => setOpened(null) }
}
