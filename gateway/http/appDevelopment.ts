import { createServer as createViteServer, type EnvironmentModuleNode, type RunnableDevEnvironment } from 'vite'
import type { AppBuild } from './appBuild.ts'
import type { AppServer } from './documents.ts'

/** The app from its sources: edits show at once, on both sides. */
export async function openAppDevelopment(): Promise<AppBuild> {
  const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true } })
  const ssr = vite.environments.ssr as RunnableDevEnvironment
  const load = () => ssr.runner.import<AppServer>('/app/entry.server.tsx')
  return {
    load,
    async assets() {
      await load()
      return {
        entry: '/app/entry.client.tsx',
        preloads: () => [],
        css: await collectStyles(ssr),
        cssHash: '',
        fontPreloads: [],
        lateStylesheets: [],
      }
    },
    handleAsset(request, response) {
      const path = (request.url ?? '').split('?')[0]!
      if (path.startsWith('/art/')) request.url = `/content${request.url}`
      if (!/^\/(@|app\/|features\/|platform\/|design-system\/|rules\/|node_modules\/|content\/|\.storybook\/)/.test(path) && !path.startsWith('/art/')) return false
      vite.middlewares(request, response, () => {
        response.statusCode = 404
        response.end('Not found')
      })
      return true
    },
    attach() {},
    close: () => vite.close(),
  }
}

/** The styles of every module that the server build has loaded: without them a first paint would be bare. */
async function collectStyles(ssr: RunnableDevEnvironment): Promise<string> {
  const styles: string[] = []
  const seen = new Set<EnvironmentModuleNode>()
  for (const module of ssr.moduleGraph.idToModuleMap.values()) {
    if (seen.has(module) || !/\.(css|vanilla\.css)(\?|$)/.test(module.url)) continue
    seen.add(module)
    const { default: css } = (await ssr.runner.import(`${module.url}${module.url.includes('?') ? '&' : '?'}inline`)) as { default?: string }
    if (css) styles.push(css)
  }
  return styles.join('\n')
}
