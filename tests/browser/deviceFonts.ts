import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LaunchOptions } from 'playwright'
import subsetFont from 'subset-font'
import { launchOptions } from './pinnedBrowser.ts'

/** A font of one weight with the name, full or PostScript, that `local()` finds it by; or of all weights, by its own. */
export type DeviceFont = { name: string; weight: number } | 'all weights'

/**
 * How to launch the pinned browser on a device that has Noto Sans JP as these fonts, cut from the build's,
 * and what removes them. Without any, the browser has no Japanese at all.
 */
export async function withDeviceFonts(
  fonts: readonly DeviceFont[],
): Promise<{ options: LaunchOptions; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'ouen-fonts-'))
  const whole = readFileSync('dist/fonts/japanese.ttf')
  const renames: string[] = []
  for (const font of fonts) {
    if (font === 'all weights') {
      writeFileSync(join(folder, 'all.ttf'), whole)
      continue
    }
    const file = join(folder, `${font.weight}.ttf`)
    const options = { variationAxes: { wght: font.weight }, keepAllGlyphs: true }
    writeFileSync(file, await subsetFont(whole, undefined, options))
    renames.push(rename(file, font.name))
  }
  const pinned = await launchOptions()
  const conf = join(folder, 'fonts.conf')
  const include = pinned.env?.FONTCONFIG_FILE
    ? `<include>${pinned.env.FONTCONFIG_FILE}</include>`
    : ''
  writeFileSync(
    conf,
    `<?xml version="1.0"?><fontconfig>${include}<dir>${folder}</dir><cachedir>${folder}/cache</cachedir>${renames.join('')}</fontconfig>`,
  )
  return {
    options: { ...pinned, env: { ...pinned.env, FONTCONFIG_FILE: conf } },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

function rename(file: string, name: string): string {
  const edits = ['fullname', 'postscriptname'].map(
    (key) => `<edit name="${key}" mode="assign"><string>${name}</string></edit>`,
  )
  return `<match target="scan"><test name="file"><string>${file}</string></test>${edits.join('')}</match>`
}
