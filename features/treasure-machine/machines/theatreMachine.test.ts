import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { theatreMachine } from './theatreMachine.ts'

function open(count: number, isStill = false) {
  const clock = new SimulatedClock()
  const actor = createActor(theatreMachine, { clock, input: { count, isStill } }).start()
  return { actor, clock, read: () => actor.getSnapshot() }
}

describe('theatre', () => {
  it('goes dark, anticipates, and waits for the fan to turn', () => {
    const { clock, read } = open(1)
    expect(read().value).toBe('dark')
    clock.increment(800)
    expect(read().value).toBe('anticipating')
    clock.increment(1_600)
    expect(read().value).toBe('revealing')
    clock.increment(60_000)
    expect(read().value).toBe('revealing')
  })

  it('echoes once the last card is turned, one by one or all at once', () => {
    const { actor, clock, read } = open(3)
    clock.increment(800)
    clock.increment(1_600)
    for (const index of [2, 0]) actor.send({ type: 'card.turned', index })
    expect(read()).toMatchObject({ value: 'revealing', context: { turned: [true, false, true] } })
    // The same again changes nothing.
    actor.send({ type: 'card.turned', index: 0 })
    expect(read().value).toBe('revealing')
    actor.send({ type: 'card.turned', index: 1 })
    expect(read().value).toBe('echoing')
    const other = open(10)
    other.clock.increment(800)
    other.clock.increment(1_600)
    other.actor.send({ type: 'all.turned' })
    expect(other.read().context.turned).toEqual(Array.from({ length: 10 }, () => true))
  })

  it.each([0, 800, 2_400])('can be skipped after %i ms, to the end', (ms) => {
    const { actor, clock, read } = open(10)
    for (const part of [Math.min(ms, 800), Math.max(0, ms - 800)]) clock.increment(part)
    expect(read().hasTag('skippable')).toBe(true)
    actor.send({ type: 'show.skipped' })
    expect(read().value).toBe('echoing')
    expect(read().context.turned.every(Boolean)).toBe(true)
  })

  it('turns nothing before the light is on', () => {
    const { actor, read } = open(1)
    actor.send({ type: 'card.turned', index: 0 })
    expect(read()).toMatchObject({ value: 'dark', context: { turned: [false] } })
  })

  it('is its own end at once for whoever wants less motion', () => {
    expect(open(10, true).read()).toMatchObject({
      value: 'echoing',
      context: { turned: Array.from({ length: 10 }, () => true) },
    })
  })
})
