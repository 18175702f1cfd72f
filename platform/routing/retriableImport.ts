type Import<Module> = (url: string) => Promise<Module>

const importByAddress = <Module>(url: string) => import(/* @vite-ignore */ url) as Promise<Module>

/** A network that takes longer for an answer of a few bytes is taken for none. Milliseconds. */
const answerWithinMs = 5_000

/**
 * Whether an answer comes from where this code has come from: what the browser says of its network may be wrong, and
 * a request may stay without an answer for as long as the page is open.
 */
export const isReached = (): Promise<boolean> =>
  fetch(import.meta.url, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithinMs),
  }).then(
    () => true,
    () => false,
  )

/**
 * An import that may be tried again. Chromium keeps a module that failed to load as failed for the page's
 * life, with all that it needs: so none is tried without a network, and one that failed is asked for by another
 * address, which the error names.
 */
export function retriableImport<Module>(
  load: () => Promise<Module>,
  importFrom: Import<Module> = importByAddress,
): () => Promise<Module> {
  let failed: string | undefined
  let tries = 0
  const loadAgain = () => (failed === undefined ? load() : importFrom(`${failed}?try=${++tries}`))
  return async () => {
    if (navigator.onLine === false && !(await isReached()))
      throw new TypeError('Failed to fetch dynamically imported module')
    try {
      return await loadAgain()
    } catch (error) {
      const address = /https?:\/\/[^\s?]+/.exec(String(error))?.[0]
      if (address?.endsWith('.js')) failed ??= address
      // A style that is linked already would not be asked for again.
      else if (address) document.querySelector(`link[href="${address}"]`)?.remove()
      throw error
    }
  }
}
