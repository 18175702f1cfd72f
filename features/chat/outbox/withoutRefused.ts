import type { Outgoing } from './outgoing.ts'

/** Whom the gateway refused to have mentioned stands in the text by name alone. */
export function withoutRefused({ text, mentions = [], error }: Outgoing) {
  const refusal = error && !(error instanceof Error) ? error : undefined
  const userId = refusal?.code === 'NOT_MENTIONABLE' ? refusal.values?.userId : undefined
  return { text, mentions: mentions.filter((each) => each.userId !== userId) }
}
