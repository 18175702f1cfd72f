import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { isHeadless, statesOf } from '../../platform/machine/states.ts'
import { linesEnd, linesFileOf, parseLines } from '../../tests/visual/lines.ts'

/** What a fan can meet, of which part of the app, and the stories that show it: or the test, where it has no face. */
export type StoriedState = {
  kind: 'machine' | 'errors' | 'screen'
  /** The feature that it is of; where it is of none, the folder. */
  home: string
  state: string
  /** By their files: `features/wallet/screens/CoinsScreen/CoinsScreen/default`, or a test's. */
  stories: string[]
}

/** A story of those, as it is listed: `CoinsScreen/default`. */
export function shortName(story: string): string {
  return story
    .split('/')
    .slice(isStory(story) ? -2 : -1)
    .join('/')
}

/** Whether it is a story that has run: no test, and none that is only written. */
export const isStory = (proof: string): boolean => !/ once it has run$|\.test\.ts$/.test(proof)

/**
 * Every state that a fan can be in, and the stories that show it, by the lines of their pictures: those that have
 * run, and in which states their machines stood. The errors of a feature are shown where a story says so, a screen by
 * the stories beside it.
 */
export async function storiedStates(): Promise<StoriedState[]> {
  const shown = readShown()
  return [...(await machineStates(shown)), ...(await errorStates(shown)), ...screenStates()]
}

/** States, errors and screens that no story shows. */
export async function checkStates(): Promise<string[]> {
  const rows = await storiedStates()
  return rows
    .filter(({ stories }) => stories.length === 0)
    .map(
      ({ state }) =>
        `${state} has no story: write one, and let npm run test:stories -- <its file> --update see where it stands`,
    )
}

async function machineStates(shown: Shown): Promise<StoriedState[]> {
  const rows: StoriedState[] = []
  for (const file of globSync('{app,features,platform}/**/*Machine.ts').toSorted()) {
    const exported = (await import(resolve(file))) as Record<string, unknown>
    for (const [name, machine] of Object.entries(exported)) {
      if (!isMachine(machine)) continue
      const proofs = isHeadless(machine) ? testOf(file, name) : undefined
      for (const state of statesOf(machine))
        rows.push({
          kind: 'machine',
          home: homeOf(file),
          state,
          stories: proofs ?? shown.get(state) ?? storiesNotRun(file),
        })
    }
  }
  return rows
}

function isMachine(value: unknown): value is AnyStateMachine {
  return value instanceof StateMachine
}

/** The stories that stood in each state, as their last run found them. */
type Shown = ReadonlyMap<string, string[]>

function readShown(): Shown {
  const shown = new Map<string, string[]>()
  for (const file of globSync(`{app,features,.storybook}/**/*${linesEnd}`).toSorted())
    for (const { story, mode, states } of parseLines(readFileSync(file, 'utf8')))
      for (const state of mode === 'light' ? states : [])
        shown.set(state, [...(shown.get(state) ?? []), `${withoutEnd(file)}/${story}`])
  return shown
}

/** The test that holds a machine without a face to all its states. */
function testOf(machineFile: string, name: string): string[] {
  const file = machineFile.replace(/\.ts$/, '.test.ts')
  const isHeld = existsSync(file) && readFileSync(file, 'utf8').includes(`statesOf(${name})`)
  return isHeld ? [file] : []
}

/** Stories of a feature whose states nobody knows yet: that their pictures are missing is said elsewhere. */
function storiesNotRun(file: string): string[] {
  const home = file.split('/').slice(0, 2).join('/')
  return globSync(`${home}/**/*.stories.tsx`)
    .filter((file) => !existsSync(linesFileOf(file)))
    .map(onceRun)
}

const onceRun = (storiesFile: string) => `${basename(storiesFile, '.stories.tsx')} once it has run`

const withoutEnd = (linesFile: string) => linesFile.slice(0, -linesEnd.length)

/** `features/chat/…` is of chat, `app/auth/…` of app. */
const homeOf = (file: string) =>
  file.startsWith('features/') ? file.split('/')[1]! : file.split('/')[0]!

/** The stories of these files that have run. */
function storiesRun(storiesFiles: readonly string[]): string[] {
  return storiesFiles.flatMap((file) => {
    const lines = linesFileOf(file)
    if (!existsSync(lines)) return [onceRun(file)]
    return parseLines(readFileSync(lines, 'utf8'))
      .filter(({ mode }) => mode === 'light')
      .map(({ story }) => `${withoutEnd(lines)}/${story}`)
  })
}

/** What a feature can be refused is one face: a story of the catalogue shows each of its words. */
async function errorStates(shown: Shown): Promise<StoriedState[]> {
  const rows: StoriedState[] = []
  for (const file of globSync('features/*/messages/ja.ts').toSorted()) {
    const { default: words } = (await import(resolve(file))) as { default: object }
    const feature = file.split('/')[1]!
    if (Object.keys(words).some((id) => /^errors\.[A-Z]/.test(id)))
      rows.push({
        kind: 'errors',
        home: feature,
        state: `errors of ${feature}`,
        stories: shown.get(`errors.${feature}`) ?? storiesNotRun(file),
      })
  }
  return rows
}

function screenStates(): StoriedState[] {
  return globSync('features/*/screens/*/*Screen.tsx')
    .toSorted()
    .map((file) => ({
      kind: 'screen' as const,
      home: homeOf(file),
      state: basename(file, '.tsx'),
      stories: storiesRun(globSync(`${dirname(file)}/*.stories.tsx`).toSorted()),
    }))
}
