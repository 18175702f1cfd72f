import { fakeImage } from '#storybook/fakeImage.ts'
import { said } from '#storybook/fakes/talk.ts'
import { keepFile } from '#platform/storage/privateFiles.ts'
import { privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import type { SentPicture } from './outbox/outgoing.ts'

/** A history of 620 messages, every fifth with a picture, given in pages as the gateway gives them. */
export function historyPage({ last, before }: Readonly<Record<string, unknown>>) {
  const end = before === undefined || before === null ? 620 : Number(before) - 1
  const start = Math.max(1, end - Number(last) + 1)
  const nodes = Array.from({ length: end - start + 1 }, (_, index) => remembered(start + index))
  return {
    __typename: 'MessageConnection' as const,
    edges: nodes.map((node) => ({ cursor: String(node.seq), node })),
    pageInfo: {
      hasNextPage: end < 620,
      hasPreviousPage: start > 1,
      startCursor: String(start),
      endCursor: String(end),
    },
  }
}

function remembered(seq: number) {
  const at = new Date(Date.parse('2026-11-20T11:59:00Z') - (620 - seq) * 600_000)
  return said(
    seq,
    seq % 3 === 0 ? 'kujira' : 'komugi',
    at.toISOString().slice(0, 16),
    `${seq}回めのおたよりです。${'星がきれいでした。'.repeat(seq % 6)}`,
    { images: seq % 5 === 0 ? [fakeImage('scene-harbour-night')] : [] },
  )
}

/** A picture that goes with a message, sketched; `keepSketches` puts its file into this browser. */
export const sketched = (id: string, alt = '', isUploaded = false): SentPicture => ({
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
