import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { item, place, shelf } from './CollectionShelf.css.ts'

/** A collection that is on its way. */
export function CollectionShelfSkeleton() {
  return (
    <ul className={shelf}>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <li key={at} className={item}>
          <span className={place}>
            <Skeleton width="100%" height="100%" radius="card" />
          </span>
          <Skeleton width="80%" height={20} />
        </li>
      ))}
    </ul>
  )
}
