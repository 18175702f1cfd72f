import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { type PictureLine, linesEnd } from './lines.ts'
import { type Pixels, decode, differenceOf, encode } from './pictures.ts'

const root = resolve(import.meta.dirname, '../..')

/** Which picture: its file of lines, from the project's root, and its line's name. */
export type PictureName = Pick<PictureLine, 'story' | 'mode'> & { readonly file: string }

/** A picture that is not as its line says, and what else its story showed wrong. */
export interface Finding {
  readonly file: string
  /** What the line would be if it were right. */
  readonly line: PictureLine
  /** The hash that the line says; none where there is no line. */
  readonly expected?: string
  /** The components that changed in it: `Button`. */
  readonly owners: readonly string[]
  /** In words, a fault each. */
  readonly faults: readonly string[]
}

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
    await mkdir(dirname(this.fileOf(name, 'now')), { recursive: true })
    for (const [kind, picture] of all) {
      const file = this.fileOf(name, kind)
      await (picture ? writeFile(file, await encode(picture)) : rm(file, { force: true }))
    }
    const kinds = all.filter(([, picture]) => picture).map(([kind]) => kind)
    const which = kinds.length > 1 ? `{${kinds.join()}}` : kinds.join()
    return relative(root, this.fileOf(name, which))
  }

  /** Leaves what a review needs beside the pictures. */
  async writeFinding(finding: Finding): Promise<void> {
    const file = this.#findingOf({ file: finding.file, ...finding.line })
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(finding))
  }

  /** Adds what a run learned after the picture was taken; nothing where that was as expected. */
  async explain(name: PictureName, more: Pick<Finding, 'owners' | 'faults'>): Promise<void> {
    const text = await readFile(this.#findingOf(name), 'utf8').catch(() => undefined)
    if (text) await this.writeFinding({ ...(JSON.parse(text) as Finding), ...more })
  }

  /** What the runs since the last clean one have found. */
  async findings(): Promise<Finding[]> {
    // A pattern's stars stop at folders that begin with a dot.
    const patterns = ['**/*.finding.json', '.storybook/**/*.finding.json']
    const files = globSync(patterns, { cwd: this.#folder }).toSorted()
    return Promise.all(
      files.map(
        async (file) => JSON.parse(await readFile(join(this.#folder, file), 'utf8')) as Finding,
      ),
    )
  }

  /** How the picture looked in the last run, where it was not as expected. */
  async now(name: PictureName): Promise<Pixels | undefined> {
    const png = await readFile(this.fileOf(name, 'now')).catch(() => undefined)
    return png && decode(png)
  }

  /** What an earlier run has left of a picture would be taken for the next one's. */
  async clear(name: PictureName): Promise<void> {
    // Most runs have left nothing of most components, and asking costs less than removing.
    if (!existsSync(dirname(this.fileOf(name, 'now')))) return
    for (const kind of ['before', 'now', 'difference'])
      await rm(this.fileOf(name, kind), { force: true })
    await rm(this.#findingOf(name), { force: true })
  }

  #findingOf(name: PictureName): string {
    return this.fileOf(name, 'finding').replace(/png$/, 'json')
  }

  /** @param kind `before`, `now`, `difference`. */
  fileOf({ file, story, mode }: PictureName, kind: string): string {
    return join(this.#folder, file.slice(0, -linesEnd.length), `${story}.${mode}.${kind}.png`)
  }
}
