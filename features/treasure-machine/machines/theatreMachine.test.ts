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

  it('echoes once the last card is turned, one by one', () => {
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
  })

  it('turns all that lies one after another, and can be skipped meanwhile', () => {
    const { actor, clock, read } = open(10)
    clock.increment(800)
    clock.increment(1_600)
    actor.send({ type: 'card.turned', index: 1 })
    actor.send({ type: 'all.turned' })
    const shown = () => read().context.turned.filter(Boolean).length
    expect(shown()).toBe(2)
    clock.increment(90)
    expect(read().context.turned.slice(0, 4)).toEqual([true, true, true, false])
    expect(read().hasTag('skippable')).toBe(true)
    for (let turn = 0; turn < 6; turn += 1) clock.increment(90)
    expect(read()).toMatchObject({ value: 'cascading' })
    clock.increment(90)
    expect(read().value).toBe('echoing')
    expect(shown()).toBe(10)

    const skipped = open(10)
    for (const ms of [800, 1_600]) skipped.clock.increment(ms)
    skipped.actor.send({ type: 'all.turned' })
    skipped.actor.send({ type: 'show.skipped' })
    expect(skipped.read().value).toBe('echoing')
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
