import { useState } from 'react'
import { typeid } from 'typeid-js'
import { forgetFile, keepFile } from '#platform/storage/privateFiles.ts'
import { privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import type { ChosenPicture, RefusedFile } from './chosenPicture.ts'
import { measurePicture } from './measurePicture.ts'

// A line each: what was set aside is put before what is there, line by line.
const read = (text: string | null): ChosenPicture[] =>
  (text ?? '').split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as ChosenPicture] : []
    } catch {
      return []
    }
  })
const write = (pictures: readonly ChosenPicture[]): string | null =>
  pictures.map((picture) => JSON.stringify(picture)).join('\n') || null

/** The pictures that were chosen under a private key of this browser. */
export const readChosen = (key: string): ChosenPicture[] => read(privateTexts.read(key))

/** Changes those among them that are still there. */
export function changeChosen(
  key: string,
  change: (picture: ChosenPicture) => ChosenPicture | undefined,
): void {
  privateTexts.write(key, write(readChosen(key).flatMap((each) => change(each) ?? [])))
}

/** Puts pictures after those that were chosen under a key. */
export function addChosen(key: string, pictures: readonly ChosenPicture[]): void {
  privateTexts.write(key, write([...readChosen(key), ...pictures]))
}

/** Takes all out of a key, for whoever keeps them elsewhere or has sent them. */
export function takeChosen(key: string): ChosenPicture[] {
  const pictures = readChosen(key)
  privateTexts.write(key, null)
  return pictures
}

/**
 * The pictures that were chosen and not sent, kept in this browser under a private key as a draft is, and what was wrong
 * with the last that were chosen. `most` is how many go along.
 */
export function useChosenPictures(key: string, most: number) {
  const [text, setText] = useText(privateTexts, key)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const add = async (files: readonly File[]) => {
    const problems: RefusedFile[] = []
    for (const file of files) {
      const measured = await measurePicture(file)
      if (typeof measured === 'string') problems.push({ name: file.name, code: measured })
      else if (readChosen(key).length >= most) problems.push({ name: file.name, code: 'TOO_MANY' })
      else {
        const picture = { id: typeid('upload').toString(), ...measured, alt: '' }
        // Named before it is kept: what nothing names is swept away.
        const kept = keepFile(picture.id, file)
        addChosen(key, [picture])
        await kept
      }
    }
    setRefused(problems)
  }
  return {
    pictures: read(text),
    refused,
    add,
    remove: (id: string) => {
      changeChosen(key, (each) => (each.id === id ? undefined : each))
      setRefused([])
      void forgetFile(id)
    },
    describe: (id: string, alt: string) =>
      changeChosen(key, (each) => (each.id === id ? { ...each, alt } : each)),
    /** They are on their way with what is sent: none is left here. */
    clear: () => {
      setText(null)
      setRefused([])
    },
  }
}
