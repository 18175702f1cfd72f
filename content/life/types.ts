/** What somebody of the cast says in a room. */
export interface Speech {
  /** A handle. */
  readonly author: string
  readonly text: string
}

/** Speeches that belong together, in their order. */
export type Scene = readonly Speech[]

/** What comes day by day in a room: on each of its days one of its scenes, in turn. */
export interface Habit {
  readonly slug: string
  /** A channel's slug. */
  readonly channel: string
  /** JST, `HH:mm`: it begins within ten minutes after it. */
  readonly time: string
  /** 0 is Sunday; every day where they are left out. */
  readonly weekdays?: readonly number[]
  /** More than it has days in a week, so that none comes again within one. */
  readonly scenes: readonly Scene[]
}

/** What is said about each time of a programme, in its room; each list in turn, longer than its times in a week. */
export interface ShowSeed {
  /** A programme's slug. */
  readonly programme: string
  /** Some minutes before it begins. */
  readonly before?: readonly Scene[]
  /** The programme itself, as a text: its n-th belongs to the programme's n-th episode, over and over. */
  readonly shows?: readonly Scene[]
  /** Once it is over. */
  readonly after?: readonly Scene[]
}

/** How one of the cast greets who writes for the first time. `{name}` is the newcomer. */
export interface Greeting {
  readonly by: string
  readonly text: string
}

/** What is answered to a visitor who says one of these words, by one of those who would. */
export interface Reply {
  readonly words: readonly string[]
  /** `{name}` is the visitor. */
  readonly answers: readonly Greeting[]
}

/** All that the cast does by itself once the demo runs. */
export interface Life {
  readonly habits: readonly Habit[]
  readonly shows: readonly ShowSeed[]
  /** By the language that the newcomer wrote in. */
  readonly greetings: { readonly ja: readonly Greeting[]; readonly en: readonly Greeting[] }
  readonly replies: readonly Reply[]
}
