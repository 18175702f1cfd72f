import type { MentionSpan } from '#rules/mention.ts'

/** Whom a text mentions, and where. */
export type KeptMention = MentionSpan & { userId: string }
/** The same in what is changed by revisions: of another revision than the text's it says nothing. */
export type WrittenMention = KeptMention & { revision: number }
/** The same as it is shown: by the name of now, in a text that has it; nobody where they have left. */
export type ShownMention = MentionSpan & { userId: string | null }
