import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import type { Config } from '../config.ts'
import { isReading } from './methods.ts'
import { readBuiltAssets, type PageAssets } from './assets.ts'
import type { AppServer } from './documents.ts'
import { embedsNothing } from './server.ts'

export type AppBuild = {
  load: () => Promise<AppServer>
  /** What the page needs that loads these modules. */
  assets: (modules: readonly string[]) => Promise<PageAssets>
  /** Serves a file of the build; false where the path is none. */
  handleAsset: (request: IncomingMessage, response: ServerResponse) => boolean
}

const dist = new URL('../../../dist/', import.meta.url)

/** The app as it was built, from `dist`. Throws where it knows no such theme. */
export async function openAppBuild({ theme }: Pick<Config, 'theme'>): Promise<AppBuild> {
  const clientFolder = new URL('client/', dist)
  const assets = readBuiltAssets(clientFolder)
  const app = (await import(
    /* @vite-ignore */ new URL('server/entry.server.js', dist).href
  )) as AppServer
  app.checkTheme(theme)
  const serve = sirv(fileURLToPath(clientFolder), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      // A worker's script takes its policy from its own answer, and must be able to load its modules.
      response.setHeader('content-security-policy', embedsNothing)
      const isHashed = path.startsWith('/assets/')
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      )
    },
  })
  return {
    load: () => Promise.resolve(app),
    assets: (modules) => Promise.resolve(assets(modules)),
    handleAsset(request, response) {
      if (!/^\/(assets|art)\/|^\/favicon\.svg$/.test(request.url ?? '')) return false
      if (!isReading(request.method)) {
        response.writeHead(405, { allow: 'GET, HEAD' }).end('Method not allowed')
        return true
      }
      serve(request, response, () => {
        response.statusCode = 404
        response.end('Not found')
      })
      return true
    },
  }
}
