import { fakeImage } from '#storybook/fakeImage.ts'
import { said } from '#storybook/fakes/talk.ts'

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
