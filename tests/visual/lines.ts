import { readFile, writeFile } from 'node:fs/promises'

/** What git knows of a picture. */
export interface PictureLine {
  /** The story's name within its file: `long-text`. */
  readonly story: string
  readonly mode: 'light' | 'dark'
  /** The viewport that the story stands in, CSS pixels: `390x844`. */
  readonly viewport: string
  /** What `hashOf` says of its pixels. */
  readonly hash: string
  /** In which states the story's machines stood when it was taken, and what it said to show: `loginModal.open`. */
  readonly states: readonly string[]
}

const storiesEnd = '.stories.tsx'
export const linesEnd = '.pictures.txt'
const form = /^([a-z0-9-]+) (light|dark) (\d+x\d+) ([0-9a-f]{32})((?: [\w.-]+)*)$/

/** Where the lines of a file of stories are: `Button.pictures.txt` beside `Button.stories.tsx`. */
export function linesFileOf(storiesFile: string): string {
  if (!storiesFile.endsWith(storiesEnd)) throw new Error(`${storiesFile} holds no stories.`)
  return storiesFile.slice(0, -storiesEnd.length) + linesEnd
}

/** The file whose stories these lines are of. */
export function storiesFileOf(linesFile: string): string {
  return linesFile.slice(0, -linesEnd.length) + storiesEnd
}

/** @throws Error naming the first line that is none. */
export function parseLines(text: string): PictureLine[] {
  return text.split('\n').filter(Boolean).map(parseLine)
}

function parseLine(line: string): PictureLine {
  const [, story, mode, viewport, hash, states = ''] = form.exec(line) ?? []
  if (!story || (mode !== 'light' && mode !== 'dark') || !viewport || !hash)
    throw new Error(`"${line}" is no line of a picture: take it anew with --update.`)
  return { story, mode, viewport, hash, states: states.split(' ').filter(Boolean) }
}

/** Sorted, so that two branches which add stories seldom meet in one place. */
export function formatLines(lines: readonly PictureLine[]): string {
  const texts = lines.map(({ story, mode, viewport, hash, states }) =>
    [story, mode, viewport, hash, ...states].join(' '),
  )
  return texts
    .toSorted()
    .map((text) => `${text}\n`)
    .join('')
}

export async function readLines(file: string): Promise<PictureLine[]> {
  return parseLines(await readFile(file, 'utf8').catch(() => ''))
}

export function isOf(line: PictureLine, { story, mode }: Pick<PictureLine, 'story' | 'mode'>) {
  return line.story === story && line.mode === mode
}

/** Puts a line in the place of the one that the story has in this mode; all others stay. */
export async function writeLine(file: string, line: PictureLine): Promise<void> {
  const others = (await readLines(file)).filter((other) => !isOf(other, line))
  await writeFile(file, formatLines([...others, line]))
}
