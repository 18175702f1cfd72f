import { assign, setup } from 'xstate'
import {
  begin,
  deal,
  mayPlant,
  plant,
  type Deal,
  type Greenhouse,
} from '#rules/games/greenhouse/greenhouse.ts'
import { settleMs, type Planting } from '#rules/games/greenhouse/replay.ts'
import { greenhouseTables as tables } from '#rules/games/greenhouse/tables.ts'
import { lessonDeal, lessons } from './lessons.ts'

type Context = {
  /** Which lesson is tried, from 0. */
  lesson: number
  dealt: Deal
  house: Greenhouse
  inputs: readonly Planting[]
  /** It is the play of the day, not practice. */
  isCounted: boolean
}

type Dealt = {
  seed: string
  isCounted: boolean
  /** What was done before the page was left. */
  inputs: readonly Planting[]
}

type Event =
  | { type: 'lessons.asked' }
  | { type: 'lesson.read' }
  | { type: 'lessons.left' }
  | ({ type: 'play.dealt' } & Dealt)
  | ({ type: 'cell.chosen' } & Planting)
  | { type: 'play.left' }

/**
 * Greenhouse as one fan plays it: learning it, playing it, and having played. When a cell is chosen comes with the
 * event. It saves nothing: a play that is over is handed in by whoever runs this.
 */
export const greenhouseMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    /** It is the cell that the lesson is about. */
    isTaught: ({ context }, { cell }: Planting) => lessons[context.lesson]!.at === cell,
    isLastLesson: ({ context }) => context.lesson === lessons.length - 1,
    mayPlant: ({ context: { house, inputs } }, { cell, tick }: Planting) =>
      mayPlant(house, cell) && tick >= (inputs.at(-1)?.tick ?? -settleMs) + settleMs,
    isOver: ({ context }) => context.house.isOver,
  },
  actions: {
    beginLesson: assign((_, { lesson }: { lesson: number }) => ({
      lesson,
      dealt: lessonDeal,
      house: lessons[lesson]!.house,
      inputs: [],
    })),
    begin: assign((_, { seed, isCounted, inputs }: Dealt) => {
      const dealt = deal(seed, tables)
      let house = begin(tables)
      const planted: Planting[] = []
      for (const input of inputs) {
        // What a device kept may be of anything.
        if (!mayPlant(house, input.cell)) break
        house = plant(house, input.cell, dealt, tables)
        planted.push(input)
      }
      return { dealt, house, inputs: planted, isCounted }
    }),
    plant: assign(({ context: { house, dealt, inputs } }, { cell, tick }: Planting) => ({
      house: plant(house, cell, dealt, tables),
      inputs: [...inputs, { cell, tick }],
    })),
  },
}).createMachine({
  id: 'greenhouse',
  context: {
    lesson: 0,
    dealt: lessonDeal,
    house: begin(tables),
    inputs: [],
    isCounted: false,
  },
  initial: 'title',
  on: {
    'play.dealt': {
      target: '.playing',
      actions: { type: 'begin', params: ({ event }) => event },
    },
  },
  states: {
    title: {
      on: {
        'lessons.asked': {
          target: 'trying',
          actions: { type: 'beginLesson', params: { lesson: 0 } },
        },
      },
    },
    /** A lesson waits for the one cell that it is about. */
    trying: {
      on: {
        'lessons.left': 'title',
        'cell.chosen': {
          guard: { type: 'isTaught', params: ({ event }) => event },
          target: 'learned',
          actions: { type: 'plant', params: ({ event }) => event },
        },
      },
    },
    /** What came of it is seen. */
    learned: {
      on: {
        'lessons.left': 'title',
        'lesson.read': [
          { guard: 'isLastLesson', target: 'title' },
          {
            target: 'trying',
            actions: {
              type: 'beginLesson',
              params: ({ context }) => ({ lesson: context.lesson + 1 }),
            },
          },
        ],
      },
    },
    playing: {
      always: { guard: 'isOver', target: 'over' },
      on: {
        'cell.chosen': {
          guard: { type: 'mayPlant', params: ({ event }) => event },
          actions: { type: 'plant', params: ({ event }) => event },
        },
        'play.left': 'title',
      },
    },
    over: { on: { 'play.left': 'title' } },
  },
})
