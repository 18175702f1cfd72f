import type { ScreenRoute } from './route.ts'

/** What a route reads of an address's search part: its own parameters in its own order, each once. */
export function searchOf(
  route: Pick<ScreenRoute, 'search'>,
  asked: URLSearchParams,
): URLSearchParams {
  const read = new URLSearchParams()
  for (const name of route.search ?? []) {
    const value = asked.get(name)
    if (value !== null) read.set(name, value)
  }
  return read
}
