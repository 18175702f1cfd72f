import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { item, lines, list } from './ChannelSection.css.ts'

/** Three channels that are on their way. */
export function ChannelSectionSkeleton() {
  return (
    <Surface tone="paper">
      <div className={list}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={item}>
            <Skeleton width={48} height={48} />
            <span className={lines}>
              <Skeleton width="40%" height={20} />
              <Skeleton width="80%" height={16} />
            </span>
          </div>
        ))}
      </div>
    </Surface>
  )
}
