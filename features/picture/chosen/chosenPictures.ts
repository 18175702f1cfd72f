import { useState } from 'react'
import { typeid } from 'typeid-js'
import { forgetFile, keepFile, readFile } from '#platform/storage/privateFiles.ts'
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

const newUploadId = (): string => typeid('upload').toString()

/**
 * Gives those chosen under a key new ids, under which they go up as if they had never been: the old ones serve something
 * else by now. One whose file this browser lost keeps its id, and says so when it is to go up.
 */
export async function renewChosen(key: string): Promise<void> {
  for (const { id } of readChosen(key)) {
    const file = await readFile(id)
    const next = file ? newUploadId() : id
    const kept = file && keepFile(next, file)
    changeChosen(key, (each) => (each.id === id ? { ...each, id: next, isUploaded: false } : each))
    await kept
    if (file) void forgetFile(id)
  }
}

/**
 * The pictures that were chosen and not sent, kept in this browser under a private key as a draft is, and what was wrong
 * with the last that were chosen. `most` is how many go along.
 */
export function useChosenPictures(key: string, most: number) {
  const [text, setText] = useText(privateTexts, key)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [reading, setReading] = useState(0)
  const add = async (files: readonly File[]) => {
    const problems: RefusedFile[] = []
    setReading((before) => before + files.length)
    for (const file of files) {
      const measured = await measurePicture(file)
      setReading((before) => before - 1)
      if (typeof measured === 'string') problems.push({ name: file.name, code: measured })
      else if (readChosen(key).length >= most) problems.push({ name: file.name, code: 'TOO_MANY' })
      else {
        const picture = { id: newUploadId(), ...measured, alt: '' }
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
    /** How many were chosen that are still read: they go along, and are not among the pictures yet. */
    reading,
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
    /** These were sent; what was chosen meanwhile stays. */
    takeOut: (sent: readonly ChosenPicture[]) => {
      const ids = new Set(sent.map(({ id }) => id))
      changeChosen(key, (each) => (ids.has(each.id) ? undefined : each))
      setRefused([])
    },
  }
}
