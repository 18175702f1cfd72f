import type { GraphQLTaggedNode } from 'relay-runtime'
import type { Fakes } from '../fake.ts'
import type { StoryRelay } from './storyRelay.ts'

/**
 * The parameters of a fragment component's stories: its query spreads the component's fragments, and each is
 * handed over as the prop that its name ends with, such as `channel` for `ChannelRow_channel`; several for one
 * in a list. Where a story has none, the prop is undefined.
 *
 * `parameters: fragmentStory(graphql`query ChannelRowStoryQuery { … }`, { Node: fakeChannel })`, with
 * `args: given('channel')`. What else a story says of its data goes into `more`.
 */
export function fragmentStory(
  query: GraphQLTaggedNode,
  data: Fakes,
  more: Omit<StoryRelay, 'query' | 'data' | 'getReferenceEntries'> = {},
): { relay: StoryRelay } {
  return { relay: { ...more, query, data, getReferenceEntries: keysIn } }
}

/** The fragment keys that an answer holds, by the props that take them. */
export function keysIn(answer: unknown): Record<string, unknown> {
  const keys: Record<string, unknown> = {}
  const visit = (value: unknown, isInList: boolean) => {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach((item) => visit(item, true))
    for (const [name, inner] of Object.entries(value)) {
      if (name !== '__fragments') visit(inner, isInList)
      else for (const fragment of Object.keys(inner as object)) add(fragment, value, isInList)
    }
  }
  const add = (fragment: string, key: object, isInList: boolean) => {
    const prop = fragment.slice(fragment.lastIndexOf('_') + 1)
    const known = keys[prop]
    keys[prop] = isInList ? [...(Array.isArray(known) ? known : []), key] : key
  }
  visit(answer, false)
  return keys
}
