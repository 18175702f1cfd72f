import type { BrowserContext, Page } from 'playwright'
import { matchRoutes } from 'react-router-dom'

/** So many addresses of one path are tried before it counts as unreachable. */
const tries = 4
/** Pages that look at once: each waits more than it works. */
const atOnce = 4

/**
 * An address of each path that is `wanted`, found as a fan finds it: by following what pages lead to, beginning with `visited` and the
 * paths that take no parameter. What no link leads to is tried with the ids that stand in other addresses. A path is
 * missing in the answer where there is no address at which the app stays and answers.
 */
export async function findAddresses(
  context: BrowserContext,
  {
    origin,
    paths,
    wanted,
    visited,
  }: { origin: string } & Record<'paths' | 'wanted' | 'visited', readonly string[]>,
): Promise<ReadonlyMap<string, string>> {
  const routes = paths.map((path) => ({ path }))
  const pathOf = (address: string) => matchRoutes(routes, new URL(address, origin).pathname)?.at(-1)
  const known = new Map(paths.map((path) => [path, new Set<string>()]))
  const ids = new Map<string, Set<string>>()
  const reached = new Map<string, string>()
  note(visited)
  note(paths.filter((path) => !path.includes(':')))
  const tried = new Set<string>()
  await Promise.all(Array.from({ length: atOnce }, look))
  return reached

  async function look(): Promise<void> {
    const page = await context.newPage()
    for (let next = untried(); next; next = untried()) {
      const [path, address] = next
      tried.add(address)
      const { isThere, links } = await visit(page, address)
      // A path without parameters that leads elsewhere does so by rule: as onboarding does whom it knows.
      if (isThere || address === path) reached.set(path, address)
      note(links)
    }
    await page.close()
  }

  function note(addresses: readonly string[]): void {
    for (const address of addresses) {
      const match = pathOf(address)
      if (!match) continue
      known.get(match.route.path)?.add(address)
      const { searchParams } = new URL(address, origin)
      const named = [...searchParams].map(([name, value]) => [`${name}_id`, value] as const)
      for (const [name, value] of [...Object.entries(match.params), ...named])
        if (value !== undefined) ids.set(name, (ids.get(name) ?? new Set()).add(value))
    }
  }

  /** What to look at next, as long as one that is wanted was not reached. */
  function untried(): [string, string] | undefined {
    if (wanted.every((path) => reached.has(path))) return undefined
    for (const path of [...wanted, ...paths]) {
      if (reached.has(path)) continue
      const addresses = [...known.get(path)!, ...filled(path)].slice(0, tries)
      const address = addresses.find((each) => !tried.has(each))
      if (address) return [path, address]
    }
    return undefined
  }

  /** The path with ids that stand in others' addresses. */
  function filled(path: string): string[] {
    const [, name] = /:(\w+)/.exec(path) ?? []
    return name ? [...(ids.get(name) ?? [])].map((id) => path.replace(`:${name}`, id)) : []
  }

  async function visit(on: Page, address: string) {
    const answer = await on.goto(`${origin}${address}`)
    await settle(on)
    const isThere = answer!.ok() && on.url() === new URL(address, origin).href
    const html = (await on.content()).replaceAll('&amp;', '&')
    const links = [...html.matchAll(/(?:href="|:\/\/[^/"\s<]+)(\/[^"\s<]*)/g)].map(
      ([, link]) => link!,
    )
    return { isThere, links }
  }
}

/** Waits for what a page still loads; streams never end, so not for long. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {})
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
