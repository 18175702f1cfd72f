import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { followTypists } from './followTypists.ts'
import { stillTyping, withTypist, type Typist } from './typists.ts'

type Said = { seq: number; authorId: string | undefined }

/** Who is writing in a channel at this moment, by what the stream tells: each for some seconds, or until they have said it. */
export function useTypists(channelId: string, said: readonly Said[]): readonly Typist[] {
  const environment = useRelayEnvironment()
  const [typists, setTypists] = useState<readonly Typist[]>([])
  const told = useEffectEvent((id: string, name: string) =>
    setTypists((now) => withTypist(now, { id, name, afterSeq: said.at(-1)?.seq ?? 0 })),
  )
  useEffect(
    () =>
      followTypists(environment, channelId, {
        told: (id, name) => told(id, name),
        ended: (id) => setTypists((now) => now.filter((each) => each.id !== id)),
      }),
    [environment, channelId],
  )
  return stillTyping(typists, said)
}
