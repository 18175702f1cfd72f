import type { Server } from 'node:http'
import { createServer, type Plugin, type RunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { AppBuild } from '../../gateway/platform/http/appBuild.ts'
import type { AppServer } from '../../gateway/platform/http/documents.ts'

const start = '/@app-start'

/** React's hot reload wants its hooks in place before the first component is read. */
const startModule: Plugin = {
  name: 'ouen:start',
  resolveId: (id) => (id === start ? id : undefined),
  load: (id) =>
    id === start
      ? `import '/@vite/client'
         import { injectIntoGlobalHook } from '/@react-refresh'
         injectIntoGlobalHook(window)
         window.$RefreshReg$ = () => {}
         window.$RefreshSig$ = () => (type) => type
         window.__vite_plugin_react_preamble_installed__ = true
         await import('/app/entry.client.tsx')`
      : undefined,
}

type AppSources = { vite: ViteDevServer; app: AppBuild }

/**
 * The app from its sources: edits show at once, on both sides. Pages hear of them by `server`; `plugins` are
 * added to the project's own.
 */
export async function openAppSources(
  server: Server,
  plugins: readonly Plugin[],
): Promise<AppSources> {
  const vite = await createServer({
    appType: 'custom',
    plugins: [startModule, ...plugins],
    server: { middlewareMode: true, hmr: { server } },
  })
  const ssr = () => vite.environments.ssr as RunnableDevEnvironment
  const load = () => ssr().runner.import<AppServer>('/app/entry.server.tsx')
  const app: AppBuild = {
    load,
    async assets() {
      await load()
      return {
        entry: start,
        preloads: [],
        styleFiles: [],
        css: `@import '/node_modules/@fontsource-variable/noto-sans-jp/wght.css';\n${await collectStyles(ssr())}`,
        cssHash: '',
      }
    },
    handleAsset(request, response) {
      const path = (request.url ?? '').split('?')[0]!
      if (path.startsWith('/art/held/')) return false
      if (path.startsWith('/art/')) request.url = `/content${request.url}`
      if (
        !/^\/(@|app\/|features\/|platform\/|design-system\/|rules\/|node_modules\/|content\/|\.storybook\/)/.test(
          path,
        ) &&
        !path.startsWith('/art/')
      )
        return false
      vite.middlewares(request, response, () => {
        response.statusCode = 404
        response.end('Not found')
      })
      return true
    },
  }
  return { vite, app }
}

/** The styles of every module that the server build has loaded: without them a first paint would be bare. */
async function collectStyles(ssr: RunnableDevEnvironment): Promise<string> {
  const styles: string[] = []
  // Each import below adds a module to the graph: those are left out, or this would never end.
  for (const module of Array.from(ssr.moduleGraph.idToModuleMap.values())) {
    if (!/\.css(\?|$)/.test(module.url) || /[?&]inline/.test(module.url)) continue
    const { default: css } = (await ssr.runner.import(
      `${module.url}${module.url.includes('?') ? '&' : '?'}inline`,
    )) as { default?: string }
    if (css) styles.push(css)
  }
  return styles.join('\n')
}
