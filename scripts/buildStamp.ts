import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'schema',
  'rules',
  'design-system',
  'platform',
  'features',
  'app',
  'content/art',
  'scripts',
  'vite.config.ts',
  'relay.config.js',
  'package-lock.json',
]
const stampFile = 'dist/.built'

/** Whether `dist` was built from the sources as they are now. Imports nothing of the build: it runs at every start. */
export function isBuilt(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(sources)
}

/** Notes that `dist` is built from the sources as they are now. */
export function markBuilt(): void {
  writeFileSync(stampFile, stampOf(sources))
}

function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  // Which domains there are, and which types they resolve, is listed with the build.
  for (const path of globSync(['gateway/domains/*/domain.ts', 'gateway/domains/*/resolvers/*.ts']))
    hash.update(`${path}\n`)
  const add = (path: string) => {
    if (!existsSync(path) || path.includes('__generated__')) return
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).toSorted()) add(join(path, name))
    else if (!/\.(test|stories|generated)\.tsx?$/.test(path))
      hash.update(`${path}:${stat.size}:${stat.mtimeMs}\n`)
  }
  paths.forEach(add)
  return hash.digest('hex')
}
