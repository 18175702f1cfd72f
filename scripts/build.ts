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
import { buildClient } from './buildClient.ts'
import { buildGateway } from './buildGateway.ts'
import { isBuilt, markBuilt } from './buildStamp.js'
import { generate } from './generate.ts'
import { writeJapaneseFonts, writeLatinFonts } from './subset-fonts.ts'

// A gateway may serve the last build while the next one is made.
const unfinished = 'dist/unfinished'
const latinFonts = resolve(unfinished, 'latin-fonts')

/** The app's two halves and its fonts. */
async function makeApp(): Promise<void> {
  await Promise.all([
    writeLatinFonts(latinFonts),
    writeJapaneseFonts(`${unfinished}/client`, `${unfinished}/fonts`),
    copyArt(),
  ])
  await Promise.all([
    buildClient({ input: 'app/entry.client.tsx', outDir: `${unfinished}/client`, latinFonts }),
    buildServer(),
  ])
  compress(`${unfinished}/client`)
}

/** The half that renders pages, in one file with all that it imports: a start looks up no library's modules. */
function buildServer(): Promise<unknown> {
  return build({
    logLevel: 'warn',
    environments: { ssr: { resolve: { noExternal: true } } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: `${unfinished}/server`,
      ssr: 'app/entry.server.tsx',
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: { codeSplitting: false },
      },
    },
  })
}

/** What pages give as their picture (`platform/routing/PageHead.tsx`). */
const shownElsewhere = /^((scene|goods)-.+|(.+-)?share)\.svg$/

async function copyArt(): Promise<void> {
  mkdirSync(`${unfinished}/client/art`, { recursive: true })
  for (const file of readdirSync('content/art').filter((name) => /\.(svg|png|webp)$/.test(name)))
    cpSync(join('content/art', file), join(`${unfinished}/client/art`, file))
  // Not among what everyone may load: the gateway shows them to whom they are open.
  cpSync('content/art/held', `${unfinished}/held`, { recursive: true })
  cpSync('content/films', `${unfinished}/films`, {
    recursive: true,
    filter: (path) => !path.startsWith('content/films/source'),
  })
  // Those who show a shared page's picture don't take SVG.
  const shown = readdirSync('content/art').filter((name) => shownElsewhere.test(name))
  for (const name of shown.map((file) => file.replace('.svg', '')))
    await sharp(`content/art/${name}.svg`)
      .resize({ width: 1200, withoutEnlargement: true })
      .png({ palette: true })
      .toFile(`${unfinished}/client/art/${name}.png`)
}

/** Brotli beside each text file, for the server to send as it is. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name) || statSync(file).size < 512)
      continue
    // What every page needs, and art, which becomes a tenth less, are worth the time that it takes.
    const isFirst = /(vendor|base|words|entry|Home)[\w.-]*$|\.svg$/.test(entry.name)
    const quality = { [constants.BROTLI_PARAM_QUALITY]: isFirst ? 11 : 6 }
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params: quality }))
  }
}

/** Builds what is out of date, and puts it in `dist` when all is whole. */
async function buildStale(): Promise<void> {
  const [app, gateway] = [!isBuilt('app'), !isBuilt('gateway')]
  if (!app && !gateway) return
  rmSync(unfinished, { recursive: true, force: true })
  await generate()
  if (app) await makeApp()
  if (gateway) await buildGateway(`${unfinished}/gateway`)
  for (const part of [
    ...(app ? ['client', 'server', 'fonts', 'held', 'films'] : []),
    ...(gateway ? ['gateway'] : []),
  ]) {
    rmSync(`dist/${part}`, { recursive: true, force: true })
    renameSync(`${unfinished}/${part}`, `dist/${part}`)
  }
  rmSync(unfinished, { recursive: true })
  if (app) markBuilt('app')
  if (gateway) markBuilt('gateway')
}

await buildStale()
