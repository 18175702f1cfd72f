import { Surface } from '#design-system/surface/Surface.tsx'
import { TalkRowSkeleton } from '#features/channel/index.ts'
import { list } from './ChannelSection.css.ts'

/** Three channels that are on their way. */
export function ChannelSectionSkeleton() {
  return (
    <Surface tone="paper">
      <div className={list}>
        {[0, 1, 2].map((place) => (
          <TalkRowSkeleton key={place} />
        ))}
      </div>
    </Surface>
  )
}
