import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import {
  type AnyActorRef,
  type AnyStateMachine,
  type ContextFrom,
  type InputFrom,
  type StateValueFrom,
  createActor,
} from 'xstate'

/** Which actor a story gets: `parameters: { machine: { start: () => standingIn(…) } }`. */
export interface StoryMachine {
  /** Makes the actor anew at each mount. */
  start: () => AnyActorRef
  /** PlayTools the actor over; as the prop `actor` unless told. */
  provide?: (actor: AnyActorRef, story: ReactNode) => ReactNode
}

interface Place<Machine extends AnyStateMachine> {
  value: StateValueFrom<Machine>
  context: ContextFrom<Machine>
  input?: InputFrom<Machine>
}

/**
 * A running actor that stands in a state as if a person had clicked their way there. What the
 * state would invoke is not started: a story shows the state, not what comes of it.
 */
export function standingIn<Machine extends AnyStateMachine>(
  machine: Machine,
  { value, context, input }: Place<Machine>,
) {
  const snapshot = machine.resolveState({ value, context })
  return createActor<AnyStateMachine>(machine, { snapshot, input }).start()
}

export const withMachine: Decorator = (Story, { args, parameters }) => {
  const machine: StoryMachine | undefined = parameters.machine
  if (!machine) return <Story />
  return (
    <WithActor machine={machine}>
      {(actor) => machine.provide?.(actor, <Story />) ?? <Story args={{ ...args, actor }} />}
    </WithActor>
  )
}

function WithActor({
  machine,
  children,
}: {
  machine: StoryMachine
  children: (actor: AnyActorRef) => ReactNode
}) {
  const [actor] = useState(machine.start)
  useEffect(() => () => void actor.stop(), [actor])
  return children(actor)
}
