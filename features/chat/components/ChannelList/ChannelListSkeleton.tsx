import { TalkRowSkeleton } from '#features/channel/index.ts'
import { list } from './ChannelList.css.ts'

/** Channels that are on their way. */
export function ChannelListSkeleton() {
  return (
    <div className={list}>
      {[0, 1, 2, 3].map((place) => (
        <TalkRowSkeleton key={place} />
      ))}
    </div>
  )
}
