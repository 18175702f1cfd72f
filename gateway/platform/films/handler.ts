import type { ServerResponse } from 'node:http'
import type { Services } from '../graphql/context.ts'
import { isReading } from '../http/methods.ts'
import type { NodeHandler } from '../http/server.ts'
import { filmsPath, heldFolder, leftOf, takeAlong } from './address.ts'
import { sendFile } from './sendFile.ts'

const types = new Map([
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['mp3', 'audio/mpeg'],
])
const shape = /^[a-z0-9-]+(?:\.(?:ja|en))?\.(webm|mp4|vtt|mp3)$/
/** What is for everyone changes with a new build alone. */
const freshSeconds = 86_400

/**
 * `GET /files/films/<name>.webm`, `.mp4`, `.mp3` and `.<language>.vtt`, and below `held/` those that an address with a key
 * alone gives: 404 without one, with another file's, and once it has ended. With `download`, a file to keep.
 */
export function createFilmHandler(
  services: Pick<Services, 'config' | 'now' | 'log'>,
  folder: URL,
): NodeHandler {
  return (request, response) => {
    if (!request.url?.startsWith(filmsPath)) return false
    if (!isReading(request.method)) {
      response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': 'no-store' })
      response.end('Method not allowed')
      return true
    }
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    const path = pathname.slice(filmsPath.length)
    const isHeld = path.startsWith(heldFolder)
    const file = isHeld ? path.slice(heldFolder.length) : path
    const type = types.get(shape.exec(file)?.[1] ?? '')
    const left = isHeld ? leftOf(services, file, searchParams) : freshSeconds * 1_000
    if (type === undefined || left === undefined) {
      refuse(response)
      return true
    }
    const headers = {
      'content-type': type,
      'cache-control': `${isHeld ? 'private' : 'public'}, max-age=${Math.floor(left / 1_000)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      // Without a name: the link that asks for it says one.
      ...(isHeld && searchParams.has(takeAlong) && { 'content-disposition': 'attachment' }),
    }
    sendFile(request, response, new URL(path, folder), headers).then(
      (isSent) => isSent || refuse(response),
      (error: unknown) => {
        services.log.error({ err: error, path: pathname }, 'a film could not be sent')
        response.destroy()
      },
    )
    return true
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(404, { 'cache-control': 'no-store' }).end('Not found')
}
