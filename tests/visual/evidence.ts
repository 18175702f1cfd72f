import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { type Pixels, differenceOf, encode } from './pictures.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'test-results/pictures')

/**
 * Leaves for a person one picture and another under names, and white where they are the same.
 * @param story its id, e.g. `design-system-button--busy`
 * @returns the folder, from the project's root.
 */
export async function writeEvidence(
  { story, mode }: { story: string; mode: string },
  pictures: Readonly<Record<string, Pixels | undefined>>,
): Promise<string> {
  const stem = join(folder, `${story.replace('--', '/')}.${mode}`)
  const [one, other] = Object.values(pictures)
  const all = { ...pictures, difference: one && other && differenceOf(one, other) }
  await mkdir(dirname(stem), { recursive: true })
  for (const [name, picture] of Object.entries(all)) {
    const file = `${stem}.${name}.png`
    // What an earlier run has left here would be taken for this one's.
    await (picture ? writeFile(file, await encode(picture)) : rm(file, { force: true }))
  }
  return relative(root, dirname(stem))
}
