import { useEffect, useRef, type RefObject } from 'react'

/** The heading of a state; of a play, which has none, its garden's cell. */
const offered = 'h1, [role="grid"] [tabindex="0"]'

/**
 * Takes focus along when a state gives way to the next, as what was pressed goes with it: to what the new state offers
 * first. A page that was just opened keeps its focus. Returns where to put the states.
 */
export function useEntrance(state: string): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)
  const entered = useRef(state)
  useEffect(() => {
    if (entered.current === state) return
    entered.current = state
    around.current?.querySelector<HTMLElement>(offered)?.focus()
  }, [state])
  return around
}
