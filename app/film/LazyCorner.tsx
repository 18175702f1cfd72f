import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'

const Corner = lazy(async () => ({ default: (await import('./Corner.tsx')).Corner }))

/** The corner for a film that goes on, once a first page was left for another: before, none can, and nothing is loaded. */
export function LazyCorner({ isFolded }: { isFolded: boolean | undefined }) {
  const { key } = useLocation()
  const [first] = useState(key)
  const [hasMoved, setMoved] = useState(false)
  if (!hasMoved && key !== first) setMoved(true)
  return hasMoved ? (
    <Suspense fallback={null}>
      <Corner isFolded={isFolded} />
    </Suspense>
  ) : null
}
