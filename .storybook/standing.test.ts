import { afterEach, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { forgetStanding, statesNow } from './standing.ts'

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { knocked: 'open' } }, open: { initial: 'wide', states: { wide: {} } } },
})
const house = createMachine({
  id: 'house',
  initial: 'lit',
  invoke: { src: door },
  states: { lit: {} },
})
const cellar = createMachine({
  id: 'cellar',
  meta: { isHeadless: true },
  initial: 'dark',
  states: { dark: {} },
})

afterEach(forgetStanding)

test('a story stands where its actors stand now, each state once', () => {
  const actors = [door, door].map((machine) => createActor(machine).start())
  expect(statesNow()).toEqual(['door.shut'])
  actors[0]!.send({ type: 'knocked' })
  expect(statesNow()).toEqual(['door.open.wide', 'door.shut'])
})

test('an actor that another one has started counts, too', () => {
  createActor(house).start()
  expect(statesNow()).toEqual(['door.shut', 'house.lit'])
})

test('one that is stopped, was never started, or has no face does not', () => {
  createActor(house).start().stop()
  createActor(door)
  createActor(cellar).start()
  expect(statesNow()).toEqual([])
})

test('what earlier stories left running is none of the next one', () => {
  createActor(door).start()
  forgetStanding()
  expect(statesNow()).toEqual([])
})
