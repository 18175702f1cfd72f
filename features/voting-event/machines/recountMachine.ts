import { assign, fromPromise, setup } from 'xstate'
import type { LoggedVote } from '#rules/votingLog.ts'

/** What counting a log oneself came to. */
export type Recount = {
  /** Lines of the log, by receipt. */
  votes: ReadonlyMap<string, LoggedVote>
  /** Whether the log's text is the one whose digest was published. */
  isSameLog: boolean
  /** Whether its lines add up to what was published. */
  isSameSum: boolean
}

type Event = { type: 'recount.asked' }

/**
 * Counts a round's log in this browser. It knows only what came of it here: what was published is the page's, and
 * is held against the log by whoever fills `count`.
 */
export const recountMachine = setup({
  types: {
    context: {} as { recount: Recount | null },
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: {
    /** Fetches the log and adds it up; harmless however often. Rejects where it could not be had. */
    count: fromPromise<Recount>(() => Promise.reject(new Error('count is not filled'))),
  },
  guards: {
    agrees: (_, { isSameLog, isSameSum }: Recount) => isSameLog && isSameSum,
  },
  actions: {
    note: assign((_, recount: Recount) => ({ recount })),
  },
}).createMachine({
  id: 'recount',
  context: { recount: null },
  initial: 'uncounted',
  on: { 'recount.asked': '.counting' },
  states: {
    uncounted: {},
    counting: {
      tags: 'busy',
      on: { 'recount.asked': undefined },
      invoke: {
        src: 'count',
        onDone: [
          {
            guard: { type: 'agrees', params: ({ event }) => event.output },
            target: 'agreed',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          { target: 'differed', actions: { type: 'note', params: ({ event }) => event.output } },
        ],
        onError: 'unread',
      },
    },
    /** The log adds up to what was published. */
    agreed: {},
    /** It is another log, or it adds up to something else. */
    differed: {},
    /** The log could not be had. */
    unread: {},
  },
})
