import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { post, words } from './PostItem.css.ts'

/** Posts that are on their way. */
export function PostItemSkeleton({ count = 5 }: { count?: number }) {
  return Array.from({ length: count }, (_, at) => (
    <div key={at} className={post}>
      <Skeleton width="40px" height={40} radius="full" />
      <div className={words}>
        <Skeleton width="144px" height={20} />
        <Skeleton width="92%" height={24} />
        <Skeleton width="60%" height={24} />
        <Skeleton width="44px" height={44} />
      </div>
    </div>
  ))
}
