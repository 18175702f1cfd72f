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
  delays: { untilLight: 800, untilCards: 1_600 },
  guards: {
    isStill: ({ context }) => context.isStill,
    isLast: ({ context: { turned } }, { index }: { index: number }) =>
      turned.every((isTurned, at) => isTurned || at === index),
  },
  actions: {
    turn: assign(({ context }, { index }: { index: number }) => ({
      turned: context.turned.map((isTurned, at) => isTurned || at === index),
    })),
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
        'all.turned': { target: 'echoing', actions: 'turnAll' },
      },
    },
    echoing: {},
  },
  on: { 'show.skipped': { target: '.echoing', actions: 'turnAll' } },
})
