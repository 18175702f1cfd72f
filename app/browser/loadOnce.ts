/**
 * Loads at the first call and gives the same to all who ask. What failed is loaded anew by the next call.
 * `isWanted`: whether it is here or on its way.
 */
export function loadOnce<Loaded>(
  load: () => Promise<Loaded>,
): (() => Promise<Loaded>) & { isWanted: () => boolean } {
  let loading: Promise<Loaded> | undefined
  const get = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return Object.assign(get, { isWanted: () => loading !== undefined })
}
