import { lazy, Suspense } from 'react'
import { useCorner } from '#platform/film/nowPlaying.ts'

/** Its code and its words came with the page that the film was begun on. */
const MiniPlayer = lazy(async () => ({
  default: (await import('#features/player/index.ts')).MiniPlayer,
}))

/** The film that goes on in the corner; nothing where none does, which is mostly. */
export function Corner({ isFolded }: { isFolded: boolean | undefined }) {
  const playing = useCorner()
  return playing ? (
    <Suspense fallback={null}>
      <MiniPlayer key={playing.id} playing={playing} isFolded={isFolded} />
    </Suspense>
  ) : null
}
