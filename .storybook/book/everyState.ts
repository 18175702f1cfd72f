import type { StoriedState } from '../../scripts/checks/states.ts'
import { day, nameOf } from './day.ts'
import type { IndexedStory } from './storyIndex.ts'

/** What a fan can meet of one part of the app. */
export interface Home {
  home: string
  name: string
  rows: readonly StoriedState[]
}

const order = day.flatMap(({ features }) => features)
const placeOf = (home: string) => (order.includes(home) ? order.indexOf(home) : order.length)

/** The states by what they are of, in the order of a fan's day; what is no feature stands last. */
export function byHome(states: readonly StoriedState[]): Home[] {
  return [...Map.groupBy(states, ({ home }) => home)]
    .map(([home, rows]) => ({ home, name: nameOf(home), rows }))
    .toSorted((one, other) => placeOf(one.home) - placeOf(other.home))
}

/** The id that Storybook has for a story, by the file and the name that the lines of its pictures have. */
export function idsByStory(stories: readonly IndexedStory[]): ReadonlyMap<string, string> {
  return new Map(
    stories.map(({ id, importPath }) => [
      `${importPath.slice('./'.length, -'.stories.tsx'.length)}/${id.replace(/^.*--/, '')}`,
      id,
    ]),
  )
}
