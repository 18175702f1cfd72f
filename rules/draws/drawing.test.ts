import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawPlaces, hashOfEntry, rootOfEntries } from './drawing.ts'
import vectors from './vectors.json' with { type: 'json' }

const { name, entries, randomness, places } = vectors.drawing

describe('a drawing', () => {
  it('agrees with the vectors, whose leaves Node’s own hash tells', () => {
    const [first] = entries
    const text = Buffer.from(`${first!.entry} ${first!.entrant}`)
    const bytes = Buffer.concat([Buffer.from([0, 0, 0, 0, 0]), text])
    expect(hashOfEntry(first!, 0)).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(rootOfEntries(entries)).toBe(name.root)
    expect(drawPlaces(randomness, name, entries, 9)).toEqual(places)
  })

  it('draws nobody twice, however often they entered, and ends with the last of them', () => {
    const drawn = drawPlaces(randomness, name, entries, 100).map((at) => entries[at]!.entrant)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn.toSorted()).toEqual([...new Set(entries.map(({ entrant }) => entrant))].toSorted())
  })

  it('keeps its first places where later ones are drawn for what was forfeited', () => {
    for (let most = 0; most < places.length; most += 1)
      expect(drawPlaces(randomness, name, entries, most)).toEqual(places.slice(0, most))
  })

  it('comes out otherwise with another list, draw, tenant or number', () => {
    const draws = [
      drawPlaces('00'.repeat(32), name, entries, 4),
      ...(['root', 'draw', 'tenant'] as const).map((of) =>
        drawPlaces(randomness, { ...name, [of]: 'another' }, entries, 4),
      ),
    ]
    for (const other of draws) expect(other).not.toEqual(places.slice(0, 4))
  })

  it('draws each of ten as often as any other', () => {
    const ten = Array.from({ length: 10 }, (_, at) => ({ entry: `e${at}`, entrant: `f${at}` }))
    const counts = Array<number>(10).fill(0)
    for (let turn = 0; turn < 5_000; turn += 1) {
      const number = createHash('sha256').update(String(turn)).digest('hex')
      counts[drawPlaces(number, name, ten, 1)[0]!]! += 1
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)
    // 9 degrees of freedom, p = 0.001. The numbers are fixed, so it comes out the same each time.
    expect(chiSquare).toBeLessThan(27.88)
  })
})
