import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate'

export type StoriedState = { state: string; stories: string[] }
type Story = { name: string; file: string; source: string }

/**
 * Every state that a fan can be in, and the stories that show it. A machine's state is shown by a story
 * that stands in it (`standingIn(xMachine, { value })`) or says so (`states: ['x.y']`); the errors of a
 * feature by its `errors.stories.tsx`; a screen by the stories beside it.
 */
export async function storiedStates(): Promise<StoriedState[]> {
  const stories = globSync('{features,app}/**/*.stories.tsx').flatMap(readStories)
  return [
    ...(await machineStates(stories)),
    ...(await errorStates(stories)),
    ...screenStates(stories),
  ]
}

/** States, errors and screens that no story shows. */
export async function checkStates(): Promise<string[]> {
  const rows = await storiedStates()
  return rows
    .filter(({ stories }) => stories.length === 0)
    .map(({ state }) => `${state} has no story`)
}

async function machineStates(stories: readonly Story[]): Promise<StoriedState[]> {
  const machines: AnyStateMachine[] = []
  for (const file of globSync([
    'features/*/machines/*Machine.ts',
    'app/*/*Machine.ts',
  ]).toSorted()) {
    const exported = (await import(resolve(file))) as Record<string, unknown>
    machines.push(
      ...Object.values(exported).filter(
        (value): value is AnyStateMachine => value instanceof StateMachine,
      ),
    )
  }
  return machines.flatMap((machine) =>
    leaves(machine.root).map((node) => {
      const state = [machine.id, ...node.path].join('.')
      return {
        state,
        stories: stories.filter((story) => shows(story, machine.id, node)).map(toName),
      }
    }),
  )
}

function leaves(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states)
  // A state that is left at once, by a guard, is never seen.
  if (children.length === 0) return node.always?.length ? [] : [node]
  return children.flatMap(leaves)
}

function shows({ source }: Story, machineId: string, node: AnyStateNode): boolean {
  if (source.includes(`'${[machineId, ...node.path].join('.')}'`)) return true
  const standing = [
    ...source.matchAll(/standingIn\(\s*(\w+)Machine,\s*\{\s*value:\s*('\w+'|\{[^}]*\})/g),
  ]
  return standing.some(
    ([, name, value]) => name === machineId && pathOf(value!) === node.path.join('.'),
  )
}

/** `'idle'` or `{ loggedIn: 'fresh' }` as a path. */
function pathOf(value: string): string {
  return [...value.matchAll(/\w+/g)].map(([word]) => word).join('.')
}

/** What a feature can be refused is one face: a story of its catalogue shows each of its words. */
async function errorStates(stories: readonly Story[]): Promise<StoriedState[]> {
  const rows: StoriedState[] = []
  for (const file of globSync('features/*/messages/ja.ts').toSorted()) {
    const { default: words } = (await import(resolve(file))) as { default: object }
    const feature = file.split('/')[1]!
    if (Object.keys(words).some((id) => /^errors\.[A-Z]/.test(id)))
      rows.push({
        state: `errors of ${feature}`,
        stories: stories
          .filter((story) => story.file === `features/${feature}/errors.stories.tsx`)
          .map(toName),
      })
  }
  return rows
}

function screenStates(stories: readonly Story[]): StoriedState[] {
  return globSync('features/*/screens/*/*Screen.tsx')
    .toSorted()
    .map((file) => ({
      state: basename(file, '.tsx'),
      stories: stories.filter((story) => dirname(story.file) === dirname(file)).map(toName),
    }))
}

const toName = ({ name, file }: Story) => `${basename(file, '.stories.tsx')}/${name}`

/** The stories of a file: each with the text from its export to the next. */
function readStories(file: string): Story[] {
  const text = readFileSync(file, 'utf8')
  const exported = [...text.matchAll(/^export const (\w+) =/gm)]
  return exported.map((match, index) => ({
    name: match[1]!,
    file,
    source: text.slice(match.index, exported[index + 1]?.index),
  }))
}
