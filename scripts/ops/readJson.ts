import { readFile } from 'node:fs/promises'
import { Refusal } from '../../gateway/domains/operations/service.ts'

/** What a file of JSON holds. Throws a `Refusal` where it can't be read. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Refusal(`${file} can't be read: ${error instanceof Error ? error.message : error}`)
  }
}
