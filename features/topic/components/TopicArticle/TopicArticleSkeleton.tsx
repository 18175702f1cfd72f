import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { article, head, who } from './TopicArticle.css.ts'

/** A topic that is on its way. */
export function TopicArticleSkeleton() {
  return (
    <div className={article}>
      <Skeleton width="76%" height={36} />
      <div className={head}>
        <Skeleton width="40px" height={40} radius="full" />
        <div className={who}>
          <Skeleton width="144px" height={20} />
          <Skeleton width="72px" height={18} />
        </div>
      </div>
      <Skeleton width="96%" height={24} />
      <Skeleton width="88%" height={24} />
      <Skeleton width="52%" height={24} />
    </div>
  )
}
