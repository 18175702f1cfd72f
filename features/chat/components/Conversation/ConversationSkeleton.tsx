import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { ConversationFrame } from './ConversationFrame.tsx'
import { MessagesSkeleton } from './MessagesSkeleton.tsx'

/** A conversation that is on its way. */
export function ConversationSkeleton() {
  return (
    <ConversationFrame
      names={
        <>
          <Skeleton width={40} height={40} radius="card" />
          <Stack gap={1}>
            <Skeleton width={96} height={18} />
            <Skeleton width={180} height={14} />
          </Stack>
        </>
      }
    >
      <MessagesSkeleton />
    </ConversationFrame>
  )
}
