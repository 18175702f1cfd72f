import { useState } from 'react'
import { typeid } from 'typeid-js'
import { picturesMost } from '#rules/message.ts'
import { forgetFile, keepFile } from '#platform/storage/privateFiles.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { useText } from '#platform/storage/textStore.ts'
import type { PictureProblem, SentPicture } from '../outbox/outgoing.ts'
import { measurePicture } from './measurePicture.ts'

/** A file that could not go along, by its name. */
export type RefusedFile = { name: string; code: PictureProblem | 'TOO_MANY' }

// A line each: what was set aside is put before what is there, line by line.
const read = (text: string | null): SentPicture[] =>
  (text ?? '').split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line) as SentPicture] : []
    } catch {
      return []
    }
  })
const write = (pictures: readonly SentPicture[]): string | null =>
  pictures.map((picture) => JSON.stringify(picture)).join('\n') || null

const keyOf = (tenantId: string, channelId: string) => privateKey(tenantId, channelId, 'pictures')

/**
 * The pictures that were chosen in a channel and not sent, kept as its draft is, and what was wrong with the last that
 * were chosen.
 */
export function useDraftPictures(tenantId: string, channelId: string) {
  const key = keyOf(tenantId, channelId)
  const [text, setText] = useText(privateTexts, key)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const present = () => read(privateTexts.read(key))
  const add = async (files: readonly File[]) => {
    const problems: RefusedFile[] = []
    for (const file of files) {
      const measured = await measurePicture(file)
      if (typeof measured === 'string') problems.push({ name: file.name, code: measured })
      else if (present().length >= picturesMost)
        problems.push({ name: file.name, code: 'TOO_MANY' })
      else {
        const picture = { id: typeid('upload').toString(), ...measured, alt: '' }
        // Named before it is kept: what nothing names is swept away.
        const kept = keepFile(picture.id, file)
        setText(write([...present(), picture]))
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
      setText(write(present().filter((each) => each.id !== id)))
      setRefused([])
      void forgetFile(id)
    },
    describe: (id: string, alt: string) =>
      setText(write(present().map((each) => (each.id === id ? { ...each, alt } : each)))),
    /** They are on their way with a message: none is left here. */
    clear: () => {
      setText(null)
      setRefused([])
    },
  }
}

/** Puts pictures back into a channel's draft, after what is there. */
export function putPicturesBack(
  tenantId: string,
  channelId: string,
  pictures: readonly SentPicture[],
): void {
  const key = keyOf(tenantId, channelId)
  privateTexts.write(key, write([...read(privateTexts.read(key)), ...pictures]))
}
