import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isChunkLoadError } from '#platform/errors/chunkLoad.ts'
import { lateImport, untilReached } from '#platform/routing/lateImport.ts'
import { latePart } from '#platform/routing/latePart.ts'

// Nobody asked for it: where there is no network at that moment, the page must not find out by it.
const load = lateImport(async () => {
  await untilReached()
  return import('./Corner.tsx')
})

/** Where its code can't be had, there is no corner: the page that a fan reads or writes on is worth more. */
const Corner = latePart(
  () =>
    load().catch((error: unknown) => {
      if (!isChunkLoadError(error)) throw error
      return { Corner: Nothing }
    }),
  (module) => module.Corner,
)

const Nothing = () => null

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
