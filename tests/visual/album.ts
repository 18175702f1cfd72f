import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { readFilesAddress } from '#gateway/platform/files/address.ts'
import { openDisk, readFile as readStored } from '#gateway/platform/files/disk.ts'

const root = resolve(import.meta.dirname, '../..')

/** Where pictures are kept on this machine, each under its hash. It may be deleted at any time. */
export const albumFolder = '.cache/pictures'

/** The pictures themselves, which git does not hold: a folder, and where one is named, a store that a team shares. */
export class Album {
  readonly #folder: string
  readonly #url: string | undefined

  /** @param url in the form of FILES_URL: an S3-compatible store; none is asked where it is empty. */
  constructor(folder = join(root, albumFolder), url = process.env.PICTURES_URL) {
    this.#folder = folder
    this.#url = url
  }

  fileOf(hash: string): string {
    return join(this.#folder, `${hash}.png`)
  }

  /** A picture's PNG from the folder, or else from the store; undefined where neither has it. */
  async find(hash: string): Promise<Uint8Array | undefined> {
    const here = await readFile(this.fileOf(hash)).catch(() => undefined)
    if (here || !this.#url) return here
    const stored = await readStored(await this.#store(this.#url), keyOf(hash))
    if (stored) await this.keep(hash, stored)
    return stored
  }

  /** Whole or not at all: several pages may keep the same picture at once. */
  async keep(hash: string, png: Uint8Array): Promise<void> {
    const file = this.fileOf(hash)
    await mkdir(dirname(file), { recursive: true })
    const partial = `${file}.${process.pid}.${crypto.randomUUID()}`
    await writeFile(partial, png)
    await rename(partial, file)
  }

  /**
   * Brings to the store what it lacks of these pictures and the folder has.
   * @returns how many it brought, and how many neither has.
   */
  async push(hashes: Iterable<string>): Promise<{ pushed: number; missing: number }> {
    if (!this.#url) throw new Error('PICTURES_URL names no store.')
    const store = await this.#store(this.#url)
    let pushed = 0
    let missing = 0
    for (const hash of new Set(hashes)) {
      if (await store.exists(keyOf(hash))) continue
      const png = await readFile(this.fileOf(hash)).catch(() => undefined)
      if (png) await store.put(keyOf(hash), png)
      if (png) pushed++
      else missing++
    }
    return { pushed, missing }
  }

  #store(url: string) {
    return openDisk(readFilesAddress(url, this.#folder, 'PICTURES_URL'))
  }
}

function keyOf(hash: string): string {
  return `pictures/${hash}.png`
}
