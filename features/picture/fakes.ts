import { keepFile } from '#platform/storage/privateFiles.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import type { ChosenPicture } from './chosen/chosenPicture.ts'

/** A picture that was chosen, sketched; `keepSketches` puts its file into this browser. */
export const sketched = (id: string, alt = '', isUploaded = false): ChosenPicture => ({
  id,
  alt,
  isUploaded,
  width: 1200,
  height: 900,
})

const colours = ['#27496d', '#b5651d', '#4f7942', '#7a4a6b', '#3b5b7a']

/** As if they had been chosen. */
export async function keepSketches(ids: readonly string[]): Promise<void> {
  // What no text names is swept away.
  privateTexts.write(privateKey('sketches'), ids.join(' '))
  for (const [at, id] of ids.entries()) {
    const fill = colours[at % colours.length]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="${fill}"/><circle cx="600" cy="450" r="240" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="30"/></svg>`
    await keepFile(id, new Blob([svg], { type: 'image/svg+xml' }))
  }
}
