/** The most people that one message mentions (Discord's and Slack's have no limit of their own; ten are a round table). */
export const mentionsMost = 10

/** A place in a text that mentions somebody: an `@` and a name. In code units. */
export type MentionSpan = { start: number; length: number }

const labelIn = (text: string, { start, length }: MentionSpan) => text.slice(start, start + length)

/** Whether these stand in a text, in its order and apart, each from an `@` on with a name behind it. */
export function areMentionsOf(text: string, spans: readonly MentionSpan[]): boolean {
  let end = 0
  return spans.every(({ start, length }) => {
    const isApart = start >= end && length > 1 && start + length <= text.length
    end = start + length
    return isApart && text[start] === '@'
  })
}

/** The text with another label at each mention, and where they stand then. */
export function relabelMentions<Mention extends MentionSpan>(
  text: string,
  mentions: readonly Mention[],
  labelOf: (mention: Mention, at: number) => string,
): { text: string; mentions: Mention[] } {
  let made = ''
  let end = 0
  const moved = mentions.map((mention, at) => {
    made += text.slice(end, mention.start)
    end = mention.start + mention.length
    const label = labelOf(mention, at)
    const start = made.length
    made += label
    return { ...mention, start, length: label.length }
  })
  return { text: made + text.slice(end), mentions: moved }
}

/**
 * Mentions after a text was written on. What was typed before one moves it, what was typed after it doesn't; one whose
 * own words were changed is none any more.
 */
export function moveMentions<Mention extends MentionSpan>(
  before: string,
  after: string,
  mentions: readonly Mention[],
): Mention[] {
  const most = Math.min(before.length, after.length)
  let same = 0
  while (same < most && before[same] === after[same]) same += 1
  const delta = after.length - before.length
  let end = 0
  return mentions.flatMap((mention) => {
    const label = labelIn(before, mention)
    const isBefore = mention.start + mention.length <= same
    const starts = isBefore ? [mention.start] : [mention.start + delta, mention.start]
    const start = starts.find(
      (each) => each >= end && labelIn(after, { ...mention, start: each }) === label,
    )
    if (start === undefined) return []
    end = start + mention.length
    return [{ ...mention, start }]
  })
}

/**
 * Mentions of a text that was made anew, such as a cleaned one: of the places with its words, each at the one that it
 * was at before, for a longer name may begin with them and stand there as plain text.
 */
export function findMentionsAgain<Mention extends MentionSpan>(
  before: string,
  after: string,
  mentions: readonly Mention[],
): Mention[] {
  let end = 0
  return mentions.flatMap((mention) => {
    const label = labelIn(before, mention)
    const places = placesOf(after, label)
    const start = places[placesOf(before, label).indexOf(mention.start)] ?? places.at(-1)
    if (start === undefined || start < end) return []
    end = start + mention.length
    return [{ ...mention, start }]
  })
}

/** Where these words stand in a text. */
function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}

/** What is typed of a name behind an `@` (of either width, and no mail's) before the cursor, and where that stands; undefined where nothing is. */
export function mentionTyped(
  text: string,
  cursor: number,
): { start: number; name: string } | undefined {
  const found = /(?:^|[^A-Za-z0-9_.@＠])[@＠]([^\s@＠]{0,20})$/.exec(text.slice(0, cursor))
  if (!found) return undefined
  const [, name = ''] = found
  return { start: cursor - name.length - 1, name }
}
