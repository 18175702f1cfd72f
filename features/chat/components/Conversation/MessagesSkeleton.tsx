import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { messageRow } from './Conversation.css.ts'

/** Messages that are on their way, from as many people. */
export function MessagesSkeleton() {
  return [72, 48, 60].map((width) => (
    <div key={width} className={messageRow}>
      <Skeleton width={40} height={40} radius="full" />
      <Skeleton width={`${width}%`} height={56} radius="card" />
    </div>
  ))
}
