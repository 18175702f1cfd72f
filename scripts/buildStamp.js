import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const libraries = ['package-lock.json']
/** What is built apart, and from which sources. */
const parts = {
  app: [
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
    ...libraries,
  ],
  gateway: [
    'schema',
    'rules',
    'content',
    'gateway',
    'sandbox',
    'scripts/build.ts',
    'scripts/buildGateway.ts',
    ...libraries,
  ],
}

/** @typedef {keyof typeof parts} BuiltPart */

/** @param {BuiltPart} part */
const stampFile = (part) => `dist/.built-${part}`

/**
 * Whether `dist` has this part as its sources are now. Imports nothing of the build: it runs at every start.
 * @param {BuiltPart} part
 */
export function isBuilt(part) {
  const file = stampFile(part)
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(parts[part])
}

/**
 * Notes that `dist` has this part as its sources are now.
 * @param {BuiltPart} part
 */
export function markBuilt(part) {
  writeFileSync(stampFile(part), stampOf(parts[part]))
}

/** @param {readonly string[]} paths */
function stampOf(paths) {
  const hash = createHash('sha256')
  // Which domains there are, and which types they resolve, is listed with the build.
  const listed = readdirSync('gateway/domains', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^/]+\/(domain|(resolvers|mutations)\/[^/]+)\.ts$/.test(path))
  for (const path of listed.toSorted()) hash.update(`${path}\n`)
  /** @param {string} path */
  const add = (path) => {
    if (!existsSync(path) || path.includes('__generated__')) return
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).toSorted()) add(join(path, name))
    else if (!/\.(test|stories|generated)\.tsx?$/.test(path))
      hash.update(`${path}:${stat.size}:${stat.mtimeMs}\n`)
  }
  paths.forEach(add)
  return hash.digest('hex')
}
