import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { card, list, names, portrait, words } from './TalentSection.css.ts'

/** Three talents who are on their way. */
export function TalentSectionSkeleton() {
  return (
    <div className={list}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={card}>
          <div className={portrait}>
            <Skeleton width="100%" height="100%" />
          </div>
          <div className={words}>
            <div className={names}>
              <Skeleton width={36} height={36} radius="full" />
              <Skeleton width="50%" height={24} />
            </div>
            <Skeleton width="90%" height={16} />
            <Skeleton width="60%" height={16} />
          </div>
        </div>
      ))}
    </div>
  )
}
