import { posix, relative } from 'node:path'
import type { Plugin } from 'vite'

const routeFile = /\/(features\/[\w-]+\/(routes|words)|app\/router\/startingFeatures)\.ts$/
const lazyImport = /\(\) =>\s+import\('(\.[^']+)'\)/g

/**
 * Writes beside each lazy import of a route which module it loads, from the project's root: the server looks
 * up in the client's `pages.json` what a route's page needs. The client itself has no use for it.
 */
export function nameRouteModules(): Plugin {
  let root = ''
  return {
    name: 'ouen:module-names',
    enforce: 'pre',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      if (!routeFile.test(id)) return null
      const folder = posix.dirname(relative(root, id).replaceAll('\\', '/'))
      return code.replaceAll(
        lazyImport,
        (whole, path: string) =>
          `Object.assign(${whole}, { module: '${posix.join(folder, path)}' })`,
      )
    },
  }
}
