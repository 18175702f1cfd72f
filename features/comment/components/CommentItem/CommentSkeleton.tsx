import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { comment, words } from './CommentItem.css.ts'

/** Comments that are on their way. */
export function CommentSkeleton({ count = 3 }: { count?: number }) {
  return Array.from({ length: count }, (_, at) => (
    <div key={at} className={comment({ isReply: false })}>
      <Skeleton width="32px" height={32} radius="full" />
      <div className={words}>
        <Skeleton width="128px" height={20} />
        <Skeleton width="84%" height={24} />
        <Skeleton width="44px" height={44} />
      </div>
    </div>
  ))
}
