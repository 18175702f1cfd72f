import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { BackToChannels } from './BackToChannels.tsx'
import { MessagesSkeleton } from './MessagesSkeleton.tsx'
import { conversation, face, head } from './Conversation.css.ts'

/** A conversation that is on its way. */
export function ConversationSkeleton() {
  return (
    <div className={conversation}>
      <div className={head}>
        <BackToChannels />
        <Skeleton width={40} height={40} radius="card" />
        <Stack gap={1}>
          <Skeleton width={96} height={18} />
          <Skeleton width={180} height={14} />
        </Stack>
      </div>
      <div className={face}>
        <MessagesSkeleton />
      </div>
    </div>
  )
}
