import { assign, setup } from 'xstate'

type Event =
  | { type: 'show.skipped' }
  | { type: 'card.turned'; index: number }
  | { type: 'all.turned' }

/**
 * How far a draw's show has come. What was drawn was fixed before it begins, and nothing here knows of it: the show
 * is the same for every prize until a card is turned.
 */
export const theatreMachine = setup({
  types: {
    context: {} as { turned: readonly boolean[]; isStill: boolean },
    input: {} as {
      count: number
      /** Whoever wants less motion gets the end at once. */
      isStill: boolean
    },
    events: {} as Event,
    tags: {} as 'skippable',
  },
  /** All at once would draw ten pictures in one frame, and look like less. */
  delays: { untilLight: 800, untilCards: 1_600, untilNext: 90 },
  guards: {
    isStill: ({ context }) => context.isStill,
    isOver: ({ context: { turned } }) => turned.every(Boolean),
    isLast: ({ context: { turned } }, { index }: { index: number }) =>
      turned.every((isTurned, at) => isTurned || at === index),
  },
  actions: {
    turn: assign(({ context }, { index }: { index: number }) => ({
      turned: context.turned.map((isTurned, at) => isTurned || at === index),
    })),
    turnNext: assign(({ context: { turned } }) => {
      const next = turned.indexOf(false)
      return { turned: turned.map((isTurned, at) => isTurned || at === next) }
    }),
    turnAll: assign(({ context }) => ({ turned: context.turned.map(() => true) })),
  },
}).createMachine({
  id: 'theatre',
  context: ({ input }) => ({
    turned: Array.from({ length: input.count }, () => false),
    isStill: input.isStill,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isStill', target: 'echoing', actions: 'turnAll' }, 'dark'],
    },
    dark: { tags: 'skippable', after: { untilLight: 'anticipating' } },
    anticipating: { tags: 'skippable', after: { untilCards: 'revealing' } },
    revealing: {
      tags: 'skippable',
      on: {
        'card.turned': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'echoing',
            actions: { type: 'turn', params: ({ event }) => event },
          },
          { actions: { type: 'turn', params: ({ event }) => event } },
        ],
        'all.turned': 'cascading',
      },
    },
    cascading: {
      tags: 'skippable',
      entry: 'turnNext',
      always: { guard: 'isOver', target: 'echoing' },
      after: { untilNext: { target: 'cascading', reenter: true } },
    },
    echoing: {},
  },
  on: { 'show.skipped': { target: '.echoing', actions: 'turnAll' } },
})
