import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { card, list, place, words } from './DrawCard.css.ts'

/** Draws that are on their way. */
export function DrawCardSkeleton() {
  return (
    <ul className={list}>
      {[0, 1].map((at) => (
        <li key={at} className={card}>
          <span className={place}>
            <Skeleton width="100%" height="100%" radius="card" />
          </span>
          <span className={words}>
            <Skeleton width="70%" height={24} />
            <Skeleton width="100%" height={20} />
          </span>
        </li>
      ))}
    </ul>
  )
}
