import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { card, items, words } from './OpenableItems.css.ts'

/** What a fan has bought, on its way. */
export function OpenableItemsSkeleton() {
  return (
    <ul className={items}>
      {[0, 1, 2].map((at) => (
        <li key={at} className={card}>
          <Skeleton width={96} height={96} radius="card" />
          <div className={words}>
            <Skeleton width={180} height={22} />
            <Skeleton width={110} height={18} />
          </div>
        </li>
      ))}
    </ul>
  )
}
