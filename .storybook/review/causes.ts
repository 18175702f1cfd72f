import { linesEnd } from '#tests/visual/lines.ts'
import { type Cause, type Change, countStories } from './change.ts'

/** From what others are made of to what is made of others: the first in a group is what was edited. */
const layers = ['design-system', 'platform', 'features', 'app', '.storybook']

/**
 * Groups changes by what they share: the component that changed, the same pixels in the place of
 * the same, or one colour for another. What explains most comes first, and takes all it explains.
 * @returns causes, those that reach the most stories first.
 */
export function groupByCause(changes: readonly Change[]): Cause[] {
  const changed = changes.filter(({ kind }) => kind === 'changed')
  const others = Map.groupBy(
    changes.filter(({ kind }) => kind !== 'changed'),
    ({ kind, file }) => `${kind} ${file}`,
  )
  return [
    ...joinModes(splitByKey(changed)).map((group) => toCause(titleOf(group), group.changes)),
    ...[...others.values()].map((group) => toCause(nameOf(group[0]!.file), group)),
  ].toSorted((one, other) => countStories(other.changes) - countStories(one.changes))
}

interface Group {
  /** What its changes share; nothing where one stands alone. */
  key: string | undefined
  changes: Change[]
}

/** Changes that nothing is known of but that they differ stand alone: `before` was kept nowhere. */
function splitByKey(changes: readonly Change[]): Group[] {
  const groups: Group[] = []
  let left = [...changes]
  while (left.length > 0) {
    const group = largestGroup(left)
    groups.push(group)
    left = left.filter((change) => !group.changes.includes(change))
  }
  return groups
}

function largestGroup(changes: readonly Change[]): Group {
  const groups = new Map<string, Group>()
  for (const change of changes)
    for (const key of new Set([...change.owners, ...(change.difference?.keys ?? [])])) {
      const group = groups.get(key) ?? { key, changes: [] }
      groups.set(key, group)
      group.changes.push(change)
    }
  const [largest] = [...groups.values()].toSorted(
    (one, other) => other.changes.length - one.changes.length,
  )
  return largest ?? { key: undefined, changes: changes.slice(0, 1) }
}

/** Light and dark change by different pixels: groups that are of the same stories for the most part are one. */
function joinModes(groups: readonly Group[]): Group[] {
  const joined: Group[] = []
  for (const group of groups) {
    const twin = joined.find((other) => isTwin(other.changes, group.changes))
    if (twin) twin.changes.push(...group.changes)
    else joined.push({ ...group, changes: [...group.changes] })
  }
  return joined
}

function isTwin(one: readonly Change[], other: readonly Change[]): boolean {
  const stories = countStories([...one, ...other])
  const common = countStories(one) + countStories(other) - stories
  return common * 2 >= stories
}

function toCause(title: string, changes: readonly Change[]): Cause {
  const { id, kind } = changes[0]!
  return { id, title, kind, changes: changes.toSorted(byLayer) }
}

/** The component or the colours that changed; otherwise the first story's file. */
function titleOf({ key, changes }: Group): string {
  const [first] = changes.toSorted(byLayer)
  const isSaid = key !== undefined && (first!.owners.includes(key) || key.startsWith('#'))
  return isSaid ? key : nameOf(first!.file)
}

/** `features/chat/Message.pictures.txt` is Message. */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -linesEnd.length)
}

function byLayer(one: Change, other: Change): number {
  return (
    layerOf(one) - layerOf(other) ||
    (one.difference?.pixels ?? 0) - (other.difference?.pixels ?? 0) ||
    one.id.localeCompare(other.id)
  )
}

function layerOf({ file }: Change): number {
  return layers.indexOf(file.split('/')[0] ?? '')
}
