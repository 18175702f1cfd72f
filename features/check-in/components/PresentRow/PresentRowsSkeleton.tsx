import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { list, row, words } from './PresentRow.css.ts'

/** Presents that are on their way. */
export function PresentRowsSkeleton() {
  return (
    <ul className={list}>
      {[0, 1, 2].map((at) => (
        <li key={at} className={row}>
          <Skeleton width={96} height={96} radius="card" />
          <span className={words}>
            <Skeleton width="80%" height={24} />
            <Skeleton width="60%" height={20} />
            <Skeleton width="96px" height={24} radius="full" />
          </span>
        </li>
      ))}
    </ul>
  )
}
