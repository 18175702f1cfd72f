import { readFile } from 'node:fs/promises'

const fontPath = /^\/inbox\/fonts\/(index\.css|files\/[a-z0-9-]+\.woff2)$/
const folder = new URL('.', import.meta.resolve('@fontsource-variable/noto-sans-jp/index.css'))

/** The inbox's own copy of the app's Japanese font: it must be readable on a machine that has none. */
export async function readFont(pathname: string): Promise<Response | undefined> {
  if (!pathname.startsWith('/inbox/fonts/')) return undefined
  const file = fontPath.exec(pathname)?.[1]
  const bytes = file && (await readFile(new URL(file, folder)).catch(() => undefined))
  if (!bytes) return new Response('Not found', { status: 404 })
  const type = file.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2'
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'max-age=86400' },
  })
}
