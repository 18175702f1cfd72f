import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'

/** Every state in which an actor of the machine can rest, by its path: `auth.loggedIn.fresh`. */
export function statesOf(machine: AnyStateMachine): string[] {
  return leaves(machine.root).map(({ path }) => [machine.id, ...path].join('.'))
}

function leaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states)
  // A state that is left at once, by a guard, is never seen.
  if (children.length === 0) return node.always?.length ? [] : [node]
  return children.flatMap(leaves)
}

/** In which of its states an actor of the machine stands, by its snapshot's value. */
export function statesIn({ id }: AnyStateMachine, value: StateValue): string[] {
  return pathsOf(value).map((path) => [id, ...path].join('.'))
}

function pathsOf(value: StateValue): string[][] {
  if (typeof value === 'string') return [[value]]
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : pathsOf(inner).map((path) => [name, ...path]),
  )
}

/**
 * Whether nobody ever sees in which state the machine stands: `meta: { isHeadless: true }` says so. Its
 * test brings actors to all its states; any other machine's states are shown by stories.
 */
export function isHeadless(machine: AnyStateMachine): boolean {
  return machine.root.meta?.isHeadless === true
}
