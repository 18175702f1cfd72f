import { useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { sound, type Chime } from '#design-system/theatre/chimes.ts'
import { createTextStore, useText } from '#platform/storage/textStore.ts'
import type { theatreMachine } from '../../machines/theatreMachine.ts'

/** How whoever sits at this browser wants it, for as long as they leave it so. */
const preferences = createTextStore(() => localStorage)

const chimes: readonly [SnapshotFrom<typeof theatreMachine>['value'], Chime][] = [
  ['dark', 'dark'],
  ['anticipating', 'anticipation'],
  ['revealing', 'reveal'],
  ['echoing', 'echo'],
]
const chimeOf = ({ value }: SnapshotFrom<typeof theatreMachine>) =>
  chimes.find(([state]) => state === value)?.[1]

const countTurned = ({ context }: SnapshotFrom<typeof theatreMachine>) =>
  context.turned.filter(Boolean).length

/** Whether the show sounds, and the switch for it. It is silent until somebody asks. */
export function useSound(actor: ActorRefFrom<typeof theatreMachine>) {
  const [kept, keep] = useText(preferences, 'ouen.theatreSound')
  const isOn = kept === 'on'
  useEffect(() => {
    if (!isOn) return undefined
    let before = actor.getSnapshot()
    const first = chimeOf(before)
    if (first) sound(first)
    const { unsubscribe } = actor.subscribe((state) => {
      const chime = chimeOf(state)
      if (chime && state.value !== before.value) sound(chime)
      else if (countTurned(state) > countTurned(before)) sound('turn')
      before = state
    })
    return unsubscribe
  }, [actor, isOn])
  return { isOn, toggle: () => keep(isOn ? null : 'on') }
}
