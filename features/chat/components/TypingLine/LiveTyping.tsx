import { useTypists } from '../../typing/useTypists.ts'
import { TypingLine } from './TypingLine.tsx'

type LiveTypingProps = {
  channelId: string
  /** What was said there, in its order. */
  said: Parameters<typeof useTypists>[1]
  /** Whether the viewer keeps somebody off their screen. */
  isMutedOrBlocked: (userId: string) => boolean
}

/** Who is writing, while it is there: for the signed-in only. */
export function LiveTyping({ channelId, said, isMutedOrBlocked }: LiveTypingProps) {
  const typists = useTypists(channelId, said).filter(({ id }) => !isMutedOrBlocked(id))
  return <TypingLine names={typists.map(({ name }) => name)} />
}
