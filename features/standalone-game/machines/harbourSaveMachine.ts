import { assign, fromPromise, setup } from 'xstate'
import type { SaveProblem } from '#rules/games/harbour/save.ts'

/** Another town than the device's, between which the fan chooses. */
export type OtherTown = {
  text: string
  /** Another device's, from a file, or one of the versions that the gateway kept. */
  from: 'device' | 'file' | 'version'
  /** When it was saved (ISO 8601); null where nobody knows. */
  savedAt: string | null
  /** Its version, where it is the gateway's latest. */
  version: number | null
}

/** What came of a save. */
export type SaveAnswer =
  | { kind: 'kept'; text: string; version: number; savedAt: string }
  | { kind: 'conflict'; latest: OtherTown }
  | { kind: 'refused'; problem: SaveProblem }
  /** Who plays is no fan, or no member, any more. */
  | { kind: 'alone' }

type Context = {
  /** The device's town, as a text. */
  text: string
  /** Which version it went on from; 0 for none. */
  base: number
  /** What the gateway has of it; null for nothing. */
  keptText: string | null
  savedAt: string | null
  other: OtherTown | null
  problem: SaveProblem | null
  isFan: boolean
}

export type HarbourSaveInput = Omit<Context, 'problem'>

type Event =
  | { type: 'town.changed'; text: string }
  | { type: 'other.offered'; other: OtherTown }
  | { type: 'side.chosen'; side: 'here' | 'there' }
  | { type: 'connection.returned' }

/**
 * How a town is put away: on the gateway a moment after each change, later where there is no connection, and by the
 * fan's choice where another town stands against it.
 */
export const harbourSaveMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as HarbourSaveInput },
  actors: {
    save: fromPromise<SaveAnswer, { text: string; basedOn: number }>(() => {
      throw new Error('whoever runs this says how to save')
    }),
  },
  delays: {
    /** Whoever plays is not followed move by move. */
    settle: 2_500,
    /** Until a gateway that gave no answer is asked again. */
    retry: 20_000,
  },
  guards: {
    isGuest: ({ context }) => !context.isFan,
    isRefused: ({ context }) => context.problem !== null,
    hasOther: ({ context }) => context.other !== null,
    isKept: ({ context: { text, keptText } }) => text === keptText,
    isHere: (_, { side }: { side: 'here' | 'there' }) => side === 'here',
  },
  actions: {
    change: assign((_, { text }: { text: string }) => ({ text, problem: null })),
    offer: assign((_, { other }: { other: OtherTown }) => ({ other })),
    /** The device's town goes on; from the gateway's latest, where that was the other. */
    keepHere: assign(({ context: { base, other } }) => ({
      base: other?.version ?? base,
      other: null,
    })),
    takeOther: assign(({ context: { base, keptText, savedAt, other } }) => {
      if (!other) return {}
      const isLatest = other.version !== null
      return {
        text: other.text,
        base: other.version ?? base,
        keptText: isLatest ? other.text : keptText,
        savedAt: isLatest ? other.savedAt : savedAt,
        other: null,
      }
    }),
    hear: assign((_, { answer }: { answer: SaveAnswer }) => {
      switch (answer.kind) {
        case 'kept':
          return { keptText: answer.text, base: answer.version, savedAt: answer.savedAt }
        case 'conflict':
          return { other: answer.latest }
        case 'refused':
          return { problem: answer.problem }
        case 'alone':
          return { isFan: false }
      }
    }),
  },
}).createMachine({
  id: 'harbourSave',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'opening',
  on: {
    'town.changed': { actions: { type: 'change', params: ({ event }) => event } },
    'other.offered': {
      target: '.choosing',
      actions: { type: 'offer', params: ({ event }) => event },
    },
  },
  states: {
    /** Where it stands is told by what is known: at the beginning, and after each answer. */
    opening: {
      always: [
        { guard: 'hasOther', target: 'choosing' },
        { guard: 'isGuest', target: 'alone' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isKept', target: 'kept' },
        { target: 'changed' },
      ],
    },
    /** It stands on this device alone. */
    alone: {},
    kept: {
      on: {
        'town.changed': {
          target: 'changed',
          actions: { type: 'change', params: ({ event }) => event },
        },
      },
    },
    changed: { after: { settle: 'saving' } },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { text, base } }) => ({ text, basedOn: base }),
        onDone: {
          target: 'opening',
          actions: { type: 'hear', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: 'offline',
      },
    },
    /** No answer came: it stands on the device until one does. */
    offline: { after: { retry: 'saving' }, on: { 'connection.returned': 'saving' } },
    /** Two towns stand against each other; which goes on is the fan's to say. */
    choosing: {
      on: {
        'town.changed': {},
        'other.offered': {},
        'side.chosen': [
          {
            guard: { type: 'isHere', params: ({ event }) => event },
            target: 'opening',
            actions: 'keepHere',
          },
          { target: 'opening', actions: 'takeOther' },
        ],
      },
    },
    /** The gateway doesn't take this town: it goes on here, and is tried again with the next change. */
    refused: {
      on: {
        'town.changed': {
          target: 'changed',
          actions: { type: 'change', params: ({ event }) => event },
        },
      },
    },
  },
})
