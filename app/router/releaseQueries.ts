/** What of the router this needs. */
type Watched = {
  state: { loaderData: Readonly<Record<string, unknown>> }
  subscribe: (listener: (state: Watched['state']) => void) => () => void
}

type Held = { dispose: () => void }

/** Lets each query go whose screen was left: held, its records would stay in the store for good. */
export function releaseQueries(router: Watched): void {
  let held = queriesOf(router.state)
  router.subscribe((state) => {
    const present = queriesOf(state)
    for (const query of held) if (!present.has(query)) query.dispose()
    held = present
  })
}

function queriesOf({ loaderData }: Watched['state']): Set<Held> {
  const data = Object.values(loaderData) as (Partial<Held> | null | undefined)[]
  return new Set(data.filter((each): each is Held => each?.dispose !== undefined))
}
