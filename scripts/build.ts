import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { build } from 'vite'
import { generate } from './generate.ts'
import { writeFonts } from './subset-fonts.ts'

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
  'relay.config.json',
  'package-lock.json',
]
const stampFile = 'dist/.built'

/** Builds the app's two halves into `dist`, unless the sources are as they were at the last build. */
export async function buildApp(): Promise<void> {
  const stamp = stampOf(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  for (const half of ['dist/client', 'dist/server']) rmSync(half, { recursive: true, force: true })
  await generate()
  await Promise.all([
    build({
      logLevel: 'warn',
      build: {
        outDir: 'dist/client',
        manifest: true,
        cssCodeSplit: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          output: {
            // What every page needs travels as two files: many small ones compress worse and arrive later.
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(@formatjs|@vanilla-extract|cookie|fbjs|intl-messageformat|invariant|react|react-dom|react-intl|react-relay|react-router|react-router-dom|relay-runtime|scheduler|use-sync-external-store)\//,
                },
                {
                  name: 'base',
                  test: /\/(platform|app|design-system\/(avatar|button|button-link|columns|count-badge|divider|heading|icon|inline|link|navigation-bar|picture|skip-link|spinner|stack|surface|text|text-link|theme|visually-hidden))\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    }),
    build({
      logLevel: 'warn',
      build: { outDir: 'dist/server', ssr: 'app/entry.server.tsx', reportCompressedSize: false },
    }),
  ])
  await copyArt()
  await writeFonts('dist/client')
  compress('dist/client')
  writeFileSync(stampFile, stamp)
}

async function copyArt(): Promise<void> {
  mkdirSync('dist/client/art', { recursive: true })
  for (const file of readdirSync('content/art').filter((name) => /\.(svg|png|webp)$/.test(name)))
    cpSync(join('content/art', file), join('dist/client/art', file))
  // Those who show a shared page's picture don't take SVG.
  await sharp('content/art/share.svg').png({ palette: true }).toFile('dist/client/art/share.png')
}

/** Brotli beside each text file, for the server to send as it is. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name) || statSync(file).size < 1024)
      continue
    // What every page needs is worth the time that the last two per cent take.
    const isFirst = /(vendor|base|entry|Home|style)[\w.-]*$/.test(entry.name)
    const quality = { [constants.BROTLI_PARAM_QUALITY]: isFirst ? 11 : 6 }
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params: quality }))
  }
}

function stampOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (path: string) => {
    if (!existsSync(path) || path.includes('__generated__')) return
    const stat = statSync(path)
    if (stat.isDirectory()) for (const name of readdirSync(path).toSorted()) add(join(path, name))
    else if (!/\.(test|stories)\.tsx?$/.test(path))
      hash.update(`${path}:${stat.size}:${stat.mtimeMs}\n`)
  }
  paths.forEach(add)
  return hash.digest('hex')
}

if (import.meta.main) await buildApp()
