type Import<Module> = (url: string) => Promise<Module>

const importByAddress = <Module>(url: string) => import(/* @vite-ignore */ url) as Promise<Module>

/**
 * An import that may be tried again. Chromium keeps a module that failed to load as failed for the page's
 * life, so it is asked for by another address, which the error names.
 */
export function retriableImport<Module>(
  load: () => Promise<Module>,
  importFrom: Import<Module> = importByAddress,
): () => Promise<Module> {
  let failed: string | undefined
  let tries = 0
  const loadAgain = () => (failed === undefined ? load() : importFrom(`${failed}?try=${++tries}`))
  return () =>
    loadAgain().catch((error: unknown) => {
      failed ??= /https?:\/\/[^\s?]+\.js/.exec(String(error))?.[0]
      throw error
    })
}
