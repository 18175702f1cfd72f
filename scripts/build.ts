import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { build } from 'vite'
import { isBuilt, markBuilt } from './buildStamp.ts'
import { generate } from './generate.ts'
import { writeJapaneseFonts, writeLatinFonts } from './subset-fonts.ts'

// A gateway may serve the last build while the next one is made.
const unfinished = 'dist/unfinished'
const latinFonts = resolve(unfinished, 'latin-fonts')

/** Builds the app's two halves, and puts them in `dist` when all is whole. */
async function buildApp(): Promise<void> {
  rmSync(unfinished, { recursive: true, force: true })
  await Promise.all([
    generate(),
    writeLatinFonts(latinFonts),
    writeJapaneseFonts(`${unfinished}/client`, `${unfinished}/fonts`),
    copyArt(),
  ])
  await Promise.all([buildClient(), buildServer()])
  compress(`${unfinished}/client`)
  for (const part of ['client', 'server', 'fonts']) {
    rmSync(`dist/${part}`, { recursive: true, force: true })
    renameSync(`${unfinished}/${part}`, `dist/${part}`)
  }
  rmSync(unfinished, { recursive: true })
  markBuilt()
}

function buildClient(): Promise<unknown> {
  return build({
    logLevel: 'warn',
    resolve: {
      alias: [{ find: '@fontsource-variable/open-sans/files', replacement: latinFonts }],
    },
    build: {
      outDir: `${unfinished}/client`,
      emptyOutDir: false,
      manifest: true,
      cssCodeSplit: false,
      reportCompressedSize: false,
      // The vendor file, 150 kB as it travels, is meant.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: 'app/entry.client.tsx',
        output: {
          // What every page needs travels as few files: many small ones compress worse and arrive later.
          codeSplitting: {
            groups: [
              {
                name: 'vendor',
                test: /node_modules\/(@formatjs|@vanilla-extract|cookie|fbjs|intl-messageformat|invariant|react|react-dom|react-intl|react-relay|react-router|react-router-dom|relay-runtime|scheduler|use-sync-external-store)\//,
              },
              {
                name: (id) => `words-${/(ja|en)\.ts$/.exec(id)?.[1]}`,
                test: /\/features\/(shell|errors)\/messages\/(ja|en)\.ts$/,
              },
              {
                name: 'base',
                test: /\/(platform|app|features\/errors|design-system\/(avatar|banner|button|button-link|columns|count-badge|divider|heading|icon|inline|link|navigation-bar|picture|skeleton|skip-link|spinner|stack|surface|text|text-link|theme|visually-hidden))\//,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  })
}

function buildServer(): Promise<unknown> {
  return build({
    logLevel: 'warn',
    build: {
      outDir: `${unfinished}/server`,
      ssr: 'app/entry.server.tsx',
      reportCompressedSize: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })
}

async function copyArt(): Promise<void> {
  mkdirSync(`${unfinished}/client/art`, { recursive: true })
  for (const file of readdirSync('content/art').filter((name) => /\.(svg|png|webp)$/.test(name)))
    cpSync(join('content/art', file), join(`${unfinished}/client/art`, file))
  // Those who show a shared page's picture don't take SVG.
  await sharp('content/art/share.svg')
    .png({ palette: true })
    .toFile(`${unfinished}/client/art/share.png`)
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

if (!isBuilt()) await buildApp()
