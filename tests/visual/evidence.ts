import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { type PictureLine, linesEnd } from './lines.ts'
import { type Pixels, decode, differenceOf, encode } from './pictures.ts'

const root = resolve(import.meta.dirname, '../..')

/** Which picture: its file of lines, from the project's root, and its line's name. */
export type PictureName = Pick<PictureLine, 'story' | 'mode'> & { readonly file: string }

/** What a person can look at of a picture that changed: how it looked, how it looks, and white where both are the same. */
export class Evidence {
  readonly #folder: string

  constructor(folder = join(root, 'test-results/pictures')) {
    this.#folder = folder
  }

  /**
   * Leaves what there is of both, and nothing else of the picture.
   * @returns where, from the project's root: `test-results/…/busy.light.{before,now,difference}.png`.
   */
  async write(
    name: PictureName,
    { before, now }: { before: Pixels | undefined; now: Pixels | undefined },
  ): Promise<string> {
    const difference = before && now && differenceOf(before, now)
    const all = Object.entries({ before, now, difference })
    await mkdir(dirname(this.#fileOf(name, 'now')), { recursive: true })
    for (const [kind, picture] of all) {
      const file = this.#fileOf(name, kind)
      await (picture ? writeFile(file, await encode(picture)) : rm(file, { force: true }))
    }
    const kinds = all.filter(([, picture]) => picture).map(([kind]) => kind)
    const which = kinds.length > 1 ? `{${kinds.join()}}` : kinds.join()
    return relative(root, this.#fileOf(name, which))
  }

  /** How the picture looked in the last run, where it was not as expected. */
  async now(name: PictureName): Promise<Pixels | undefined> {
    const png = await readFile(this.#fileOf(name, 'now')).catch(() => undefined)
    return png && decode(png)
  }

  /** What an earlier run has left of a picture would be taken for the next one's. */
  async clear(name: PictureName): Promise<void> {
    for (const kind of ['before', 'now', 'difference'])
      await rm(this.#fileOf(name, kind), { force: true })
  }

  #fileOf({ file, story, mode }: PictureName, kind: string): string {
    return join(this.#folder, file.slice(0, -linesEnd.length), `${story}.${mode}.${kind}.png`)
  }
}
