import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { greedy, playOut } from '#rules/games/greenhouse/bots.ts'
import { settleMs } from '#rules/games/greenhouse/replay.ts'
import { greenhouseTables } from '#rules/games/greenhouse/tables.ts'
import { greenhouseMachine } from './greenhouseMachine.ts'
import { lessons } from './lessons.ts'

const seed = '0'.repeat(32)
const begun = (inputs: { tick: number; cell: number }[] = []) => {
  const actor = createActor(greenhouseMachine).start()
  actor.send({ type: 'play.dealt', seed, isCounted: true, inputs })
  return actor
}

describe('learning', () => {
  it('goes on by the one cell alone, lesson by lesson, back to the title', () => {
    const actor = createActor(greenhouseMachine).start()
    actor.send({ type: 'lessons.asked' })
    for (const { at } of lessons) {
      actor.send({ type: 'cell.chosen', cell: 0, tick: 0 })
      expect(actor.getSnapshot().value).toBe('trying')
      actor.send({ type: 'cell.chosen', cell: at, tick: 0 })
      expect(actor.getSnapshot().value).toBe('learned')
      expect(actor.getSnapshot().context.house.merges).not.toEqual([])
      actor.send({ type: 'lesson.read' })
    }
    expect(actor.getSnapshot().value).toBe('title')
  })

  it('shows a chain, and then the sun with the weeds that go', () => {
    const [, chain, sun] = lessons
    const tried = (index: number, at: number) => {
      const actor = createActor(greenhouseMachine).start()
      actor.send({ type: 'lessons.asked' })
      for (let lesson = 0; lesson <= index; lesson += 1) {
        if (lesson > 0) actor.send({ type: 'lesson.read' })
        actor.send({ type: 'cell.chosen', cell: lessons[lesson]!.at, tick: 0 })
      }
      expect(lessons[index]!.at).toBe(at)
      return actor.getSnapshot().context.house.merges
    }
    expect(tried(1, chain!.at)).toHaveLength(2)
    expect(tried(2, sun!.at)).toMatchObject([{ isSunny: true, weeded: [11, 18] }])
  })
})

describe('playing', () => {
  it('takes no cell while a plant settles, and none that is taken', () => {
    const actor = begun()
    actor.send({ type: 'cell.chosen', cell: 0, tick: 0 })
    actor.send({ type: 'cell.chosen', cell: 24, tick: settleMs - 1 })
    actor.send({ type: 'cell.chosen', cell: 0, tick: settleMs })
    expect(actor.getSnapshot().context.inputs).toEqual([{ cell: 0, tick: 0 }])
    actor.send({ type: 'cell.chosen', cell: 24, tick: settleMs })
    expect(actor.getSnapshot().context.house.turn).toBe(2)
  })

  it('goes on where it was left, and is over with the game', () => {
    const { moves, house } = playOut(greedy, seed, greenhouseTables)
    const inputs = moves.map((cell, turn) => ({ cell, tick: turn * 1000 }))
    const actor = begun(inputs.slice(0, -1))
    expect(actor.getSnapshot().value).toBe('playing')
    actor.send({ type: 'cell.chosen', ...inputs.at(-1)! })
    expect(actor.getSnapshot().value).toBe('over')
    expect(actor.getSnapshot().context).toMatchObject({ inputs, house: { score: house.score } })
  })
})
