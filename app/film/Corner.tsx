import { Suspense } from 'react'
import { useCorner } from '#platform/film/nowPlaying.ts'
import { latePart } from '#platform/routing/latePart.ts'

/** Its code and its words came with the page that the film was begun on. */
const MiniPlayer = latePart(
  () => import('#features/player/index.ts'),
  ({ MiniPlayer }) => MiniPlayer,
)

/** The film that goes on in the corner; nothing where none does, which is mostly. */
export function Corner({ isFolded }: { isFolded: boolean | undefined }) {
  const playing = useCorner()
  return playing ? (
    <Suspense fallback={null}>
      <MiniPlayer key={playing.id} playing={playing} isFolded={isFolded} />
    </Suspense>
  ) : null
}
