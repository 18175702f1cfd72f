import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { LaunchOptions } from 'playwright'

const root = resolve(import.meta.dirname, '../..')
const packageFile = join(root, 'node_modules/@sparticuz/chromium/package.json')

/** Pictures are comparable on this platform only: the pinned browser is built for it alone. */
export const isPinnedPlatform = process.platform === 'linux' && process.arch === 'x64'

/**
 * Pictures must not depend on the machine's fonts, so the browser sees the one family that
 * its package carries; the app's own fonts come over HTTP as they do for a fan.
 */
const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`

const args = [
  // A container's root user cannot have Chromium's sandbox; only our own pages are opened.
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The same picture from each processor, and however it came about.
  '--font-render-hinting=none',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
]

/**
 * How Playwright starts the browser that stories, end-to-end tests and screenshots share:
 * the Chromium which the lockfile pins, with its own libraries and fonts. Unpacks it on
 * first use (some ten seconds). Elsewhere than on Linux x64, Playwright's own browser.
 */
export async function launchOptions(): Promise<LaunchOptions> {
  if (!isPinnedPlatform) return {}
  const folder = await unpackedBrowser()
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean)
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  }
}

async function unpackedBrowser(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  const folder = join(root, `node_modules/.cache/ouen/chromium-${version}`)
  if (!existsSync(folder)) await unpackInto(folder)
  return folder
}

/** Unpacks aside and renames, so that a folder of this name is always whole. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const partial = await mkdtemp(`${folder}.`)
  try {
    await promisify(execFile)(
      process.execPath,
      ['-e', "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())"],
      // The package unpacks into the temporary folder, and its libraries only where it
      // believes itself on the system that they were built for.
      { cwd: root, env: { TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' } },
    )
    await writeFile(join(partial, 'fonts.conf'), fontsConf(folder))
    await rename(partial, folder)
  } catch (error) {
    // Another process may have been faster: its folder is as good.
    if (!existsSync(folder)) throw error
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}
