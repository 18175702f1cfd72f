import { useEffect } from 'react'
import { Actor, type AnyActor, type AnyStateMachine, StateMachine } from 'xstate'
import { isHeadless, statesIn } from '#platform/machine/states.ts'

const started = new Set<AnyActor>()
const said = new Set<string>()
const { start, stop } = Actor.prototype

Actor.prototype.start = function noted(this: AnyActor) {
  started.add(this)
  return start.call(this)
}

// React's hook gives a stopped actor its last snapshot back, which then looks alive.
Actor.prototype.stop = function noted(this: AnyActor) {
  for (const actor of started) if (actor.system === this.system) started.delete(actor)
  return stop.call(this)
}

/** Forgets what earlier stories said, and the actors that they have left running. */
export function forgetStanding(): void {
  started.clear()
  said.clear()
}

/** Says that this story shows a state which is no machine's: `errors.chat`. */
export function useStanding(state: string): void {
  useEffect(() => {
    said.add(state)
    return () => void said.delete(state)
  }, [state])
}

/** In which states the story's machines stand, and what it says itself to show, sorted: `loginModal.open`. */
export function statesNow(): string[] {
  const states = [...started].flatMap((actor) => {
    const machine: unknown = actor.logic
    const snapshot = actor.getSnapshot()
    if (!isMachine(machine) || isHeadless(machine) || snapshot.status === 'stopped') return []
    return statesIn(machine, snapshot.value)
  })
  return [...new Set([...states, ...said])].toSorted()
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return logic instanceof StateMachine
}
