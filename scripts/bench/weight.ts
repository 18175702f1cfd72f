import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { readBuiltAssets } from '../../gateway/platform/http/assets.ts'

const client = new URL('../../dist/client/', import.meta.url)

/** What a fan reads of each, all its screens together, in Japanese. */
const parts = [
  ['checkout', /^features\/(checkout|payments)\//],
  ['treasure machines', /^features\/treasure-machine\//],
  ['prize draws', /^features\/prize-draw\//],
  ['collections and sharing', /^features\/(collection|sharing)\//],
  ['votes', /^features\/voting-event\//],
] as const
const home = /^features\/home\//
const isRead = (name: string) => !/\/messages\/(?!ja\.ts$)/.test(name)

/** How many kB (gzip) of code and style each part of the app adds to what the home brings. */
export async function benchWeight(row: (what: string, figures: string) => void): Promise<void> {
  const assetsOf = readBuiltAssets(client)
  const names = Object.keys(
    (JSON.parse(readFileSync(new URL('pages.json', client), 'utf8')) as { modules: object })
      .modules,
  ).filter(isRead)
  const filesOf = (shape: RegExp) => {
    const { preloads, styleFiles } = assetsOf(names.filter((name) => shape.test(name)))
    return { code: preloads, style: styleFiles }
  }
  const base = filesOf(home)
  const known = new Set([...base.code, ...base.style])
  row('the home', `${kilobytes(base.code)} kB of code, ${kilobytes(base.style)} kB of style`)
  for (const [what, shape] of parts) {
    const { code, style } = filesOf(shape)
    const added = (files: readonly string[]) => kilobytes(files.filter((file) => !known.has(file)))
    row(
      `what ${what} add`.replace('checkout add', 'checkout adds'),
      `${added(code)} kB of code, ${added(style)} kB of style`,
    )
  }
}

function kilobytes(files: readonly string[]): string {
  const bytes = files.map((file) => gzipSync(readFileSync(new URL(`.${file}`, client))).byteLength)
  return (bytes.reduce((sum, each) => sum + each, 0) / 1_000).toFixed(1)
}
