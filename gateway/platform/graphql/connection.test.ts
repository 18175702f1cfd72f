import { describe, expect, it } from 'vitest'
import { readKeysetPage, toConnection, type ConnectionArgs } from './connection.ts'
import { decodeNumberCursor, encodeCursor } from './cursor.ts'

const all = Array.from({ length: 10 }, (_, index) => index + 1)

/** What a client gets of the numbers 1 to 10, read as a store reads them: the nearest first, one too many. */
function ask(args: ConnectionArgs, from: 'start' | 'end' = 'start') {
  const page = readKeysetPage(args, { most: 4, decode: decodeNumberCursor, from })
  const { side, key } = page
  const onSide =
    side === 'after'
      ? all.filter((each) => each > (key ?? 0))
      : all.filter((each) => each < (key ?? 11)).toReversed()
  const { edges, pageInfo } = toConnection(onSide.slice(0, page.size + 1), page, (each) => each)
  return { nodes: edges.map(({ node }) => node), ...pageInfo }
}

describe('a connection over a key', () => {
  it('reads forwards to the end, and back again, without a gap or a repetition', () => {
    const forwards: number[] = []
    for (let after: string | null = null; ;) {
      const { nodes, hasNextPage, endCursor } = ask({ first: 3, after })
      forwards.push(...nodes)
      if (!hasNextPage) break
      after = endCursor
    }
    expect(forwards).toEqual(all)
    const backwards: number[] = []
    for (let before: string | null = null; ;) {
      const { nodes, hasPreviousPage, startCursor } = ask({ last: 3, before })
      backwards.unshift(...nodes)
      if (!hasPreviousPage) break
      before = startCursor
    }
    expect(backwards).toEqual(all)
  })

  it('begins where the list does, unless told', () => {
    expect(ask({}).nodes).toEqual([1, 2, 3, 4])
    expect(ask({}, 'end').nodes).toEqual([7, 8, 9, 10])
    expect(ask({ after: encodeCursor(8) }, 'end').nodes).toEqual([9, 10])
    expect(ask({ before: encodeCursor(3) }).nodes).toEqual([1, 2])
  })

  it('says that there is more on the side it came from', () => {
    expect(ask({ first: 2 })).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    expect(ask({ first: 4, after: encodeCursor(6) })).toMatchObject({
      hasNextPage: false,
      hasPreviousPage: true,
    })
    expect(ask({ last: 2, before: encodeCursor(3) })).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: false,
    })
  })

  it.each([-5, 0, 1_000_000])('brings a size of %i within its limits', (first) => {
    const { nodes } = ask({ first })
    expect(nodes.length).toBeGreaterThanOrEqual(1)
    expect(nodes.length).toBeLessThanOrEqual(4)
  })

  it('has no cursors where it is empty', () => {
    expect(ask({ after: encodeCursor(10) })).toEqual({
      nodes: [],
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: null,
      endCursor: null,
    })
  })
})
