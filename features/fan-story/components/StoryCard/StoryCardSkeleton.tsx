import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { card, list, place, words } from './StoryCard.css.ts'

/** Stories that are on their way. */
export function StoryCardSkeleton() {
  return (
    <ul className={list}>
      {[0, 1].map((at) => (
        <li key={at} className={card}>
          <span className={place}>
            <Skeleton width="100%" height="100%" radius="card" />
          </span>
          <span className={words}>
            <Skeleton width="60%" height={24} />
            <Skeleton width="96px" height={20} />
            <Skeleton width="100%" height={40} />
          </span>
        </li>
      ))}
    </ul>
  )
}
