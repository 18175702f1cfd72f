import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import type { Config } from '../platform/config.ts'
import type { ImageRef } from '../platform/database/columns.ts'
import { openDisk } from '../platform/files/disk.ts'
import { filesPath } from '../platform/files/image.ts'
import { newId } from '../platform/ids.ts'
import { artImage } from './art.ts'
import type { Pictures } from './tenantFile.ts'

/** The widest that a page shows one, twice over for fine screens. */
const widest = 2400

/**
 * Keeps a tenant's own pictures among its files, re-encoded, and answers how a row finds one by its name; a name of
 * the bundled art is that. Throws an error that names the picture which can't be read.
 */
export async function keepPictures(
  { files }: Pick<Config, 'files'>,
  tenantId: string,
  pictures: Pictures,
  folder: string,
): Promise<(name: string) => ImageRef> {
  const disk = await openDisk(files)
  const kept = new Map<string, ImageRef>()
  for (const [
    name,
    { file, alt = { ja: '', en: '' }, focus = { x: 0.5, y: 0.5 } },
  ] of Object.entries(pictures)) {
    const { data, info, dominantColor } = await encode(resolve(folder, file)).catch(
      (error: unknown) => {
        throw new Error(`pictures.${name}: ${file} can’t be read`, { cause: error })
      },
    )
    const path = `tenants/${tenantId}/brand/${newId('upload')}.webp`
    await disk.put(path, data)
    kept.set(name, {
      kind: 'art',
      name,
      url: filesPath + path,
      width: info.width,
      height: info.height,
      dominantColor,
      focusX: focus.x,
      focusY: focus.y,
      alt,
    })
  }
  return (name) => kept.get(name) ?? artImage(name)
}

async function encode(file: string) {
  const picture = sharp(await readFile(file))
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
  const { data, info } = await picture.webp({ quality: 86 }).toBuffer({ resolveWithObject: true })
  const [r = 0, g = 0, b = 0] = await sharp(data).resize(1, 1).removeAlpha().raw().toBuffer()
  const { isOpaque } = await sharp(data).stats()
  const color = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return { data, info, dominantColor: `${color}${isOpaque ? '' : '00'}` }
}
