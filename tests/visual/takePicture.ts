import { statSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { CDPSession } from 'playwright'
import type { Region } from '../../.storybook/review/change.ts'
import { differenceBetween } from '../../.storybook/review/differences.ts'
import { isPinnedPlatform } from '../browser/pinnedBrowser.ts'
import { Album } from './album.ts'
import { Evidence, type PictureName } from './evidence.ts'
import {
  type PictureLine,
  formatLines,
  isOf,
  linesFileOf,
  readLines,
  storiesFileOf,
  writeLine,
} from './lines.ts'
import { type Pixels, decode, encode, hashOf, isBlank } from './pictures.ts'
import { linesFiles, storiesByLinesFile } from './stories.ts'

/** What is wrong with a picture. */
export interface Wrong {
  /** What changed, and what to do, for a person. */
  message: string
  /** Where, CSS pixels from the picture's corner; nothing where how it looked is not kept. */
  regions: readonly Region[]
}

export interface PictureRequest {
  /** The story's id, e.g. `design-system-button--busy`. */
  story: string
  mode: 'light' | 'dark'
  /** What the story stands in, CSS pixels: `390x844`. */
  viewport: string
  /** What the picture holds, CSS pixels from the page's upper left corner. */
  area: { left: number; top: number; width: number; height: number }
  /** In which states its machines stand, sorted. */
  states: string[]
  /** Something else is wrong with the story: no line is written of it. */
  isRefused: boolean
}

export interface Explanation {
  story: string
  /** The components whose changes the pictures show, by mode. */
  owners: { light: string[]; dark: string[] }
  /** What else was wrong, in words. */
  faults: string[]
}

type Context = Parameters<Parameters<typeof defineBrowserCommand<[PictureRequest]>>[0]>[0]
type Picture = Pixels & { readonly hash: string }

const root = resolve(import.meta.dirname, '../..')
const attempts = 5
const pauseMs = 100
const album = new Album()
const evidence = new Evidence()

/**
 * Photographs the story in the page and compares it with its line, to the last bit; with
 * `--update` writes the line instead. Keeps the picture either way.
 * @returns what is wrong where they differ, or where there is no line.
 * @throws Error where another story has already shown exactly the same picture.
 */
export const takePicture = defineBrowserCommand<[PictureRequest]>(async (context, request) => {
  if (!isPinnedPlatform) return undefined
  const linesFile = linesFileOf(context.testPath ?? '')
  const { mode, viewport, states } = request
  const story = request.story.replace(/^.*--/, '')
  const name = { file: relative(root, linesFile), story, mode }
  const shoot = () => photograph(context, request.area)
  const { updateSnapshot } = context.project.vitest.config.snapshotOptions
  const isUpdate = updateSnapshot === 'all' && !request.isRefused
  const expected = (await linesAsTheyAre(linesFile)).find((line) => isOf(line, name))
  const taken = isUpdate ? await steady(shoot) : await shoot()
  refuseEmpty(request, taken)
  if (isUpdate) await refuseShownElsewhere(name, taken.hash)
  const line = { story, mode, viewport, hash: taken.hash, states }
  if (isUpdate) await writeLine(linesFile, line)
  else if (taken.hash !== expected?.hash) return describe(name, taken, { line, expected })
  else refuseOtherPlace(line, expected)
  await evidence.clear(name)
  await keep(taken)
  return undefined
})

const linesRead = new Map<string, { readAt: number; lines: Promise<PictureLine[]> }>()

/** A file's lines, read once for all its stories, and again where somebody has written it since. */
function linesAsTheyAre(file: string): Promise<PictureLine[]> {
  const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const before = linesRead.get(file)
  if (before?.readAt === changedAt) return before.lines
  const lines = readLines(file)
  linesRead.set(file, { readAt: changedAt, lines })
  return lines
}

const sessions = new WeakMap<Context['page'], Promise<CDPSession>>()

/** Asks the browser itself: Playwright's own way looks into each frame first, and takes twice as long. */
async function photograph({ page, context }: Context, area: PictureRequest['area']) {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  const pixels = await decode(Buffer.from(data, 'base64'), area)
  return { ...pixels, hash: hashOf(pixels) }
}

/** The first picture that is the same twice in a row. */
async function steady(shoot: () => Promise<Picture>): Promise<Picture> {
  let last = await shoot()
  for (let attempt = 1; attempt < attempts; attempt++) {
    const next = await shoot()
    if (last.hash === next.hash) return next
    last = next
    await setTimeout(pauseMs)
  }
  throw new Error('The story does not come to rest: its picture changes with each look.')
}

const shown = new Map<string, string>()

/** One colour, or what another story has shown in this run and mode, is no picture of a story. */
function refuseEmpty({ story, mode }: PictureRequest, taken: Picture): void {
  if (isBlank(taken))
    throw new Error(
      `${story} shows nothing: its picture has one colour, ${[...taken.bytes.subarray(0, 3)].join(' ')}.`,
    )
  const other = shown.get(`${mode} ${taken.hash}`) ?? story
  shown.set(`${mode} ${taken.hash}`, other)
  if (other === story) return
  throw new Error(
    `${story} shows the same picture as ${other}: one of them shows nothing of its own.`,
  )
}

let linesAtStart: Promise<(PictureLine & { file: string })[]> | undefined

/** Also by a story that this run does not show; one that is gone shows nothing any more. */
async function refuseShownElsewhere(name: PictureName, hash: string): Promise<void> {
  linesAtStart ??= readAllLines()
  for (const { file, story, ...line } of await linesAtStart) {
    if (line.hash !== hash || line.mode !== name.mode) continue
    if (file === name.file && story === name.story) continue
    const now = (await readLines(resolve(root, file))).find((other) =>
      isOf(other, { story, mode: name.mode }),
    )
    const isThere = (await storiesByLinesFile()).get(file)?.has(story)
    if (now?.hash !== hash || !isThere) continue
    throw new Error(
      `${name.story} shows the same picture as ${story} in ${storiesFileOf(file)}: one of them shows nothing of its own.`,
    )
  }
}

async function readAllLines() {
  const files = linesFiles()
  const all = await Promise.all(files.map((file) => readLines(resolve(root, file))))
  return all.flatMap((lines, at) => lines.map((line) => ({ ...line, file: files[at]! })))
}

async function describe(
  name: PictureName,
  now: Picture,
  { line, expected }: { line: PictureLine; expected: PictureLine | undefined },
): Promise<Wrong> {
  // Where the store can't be asked, the story's own fault is still the news.
  const png = expected && (await album.find(expected.hash).catch(() => undefined))
  const before = png && (await decode(png))
  const files = await evidence.write(name, { before, now })
  const { regions, pixels } = before ? differenceBetween(before, now) : { regions: [], pixels: 0 }
  const finding = { file: name.file, line, expected: expected?.hash }
  await evidence.writeFinding({ ...finding, owners: [], faults: [] })
  const update = `npm run test:stories -- ${storiesFileOf(name.file)} --update`
  const changed = before
    ? `${pixels} pixels changed (${inWords(regions)})${sizeChange(now, before)}.`
    : `${expected ? 'its picture differs from its line' : 'it has no line'}.`
  const said = [
    `${name.story} in ${name.mode}: ${changed} See ${files}, or all of them: npm run review`,
    expected &&
      !png &&
      `How it looked is not kept here: npm run pictures -- before ${storiesFileOf(name.file)} draws it beside.`,
    `If it is right now: ${update}`,
  ]
  return { message: said.filter(Boolean).join('\n'), regions }
}

/** A picture's size as it was, where it was another. */
function sizeChange(now: Pixels, before: Pixels): string {
  const [was, is] = [before, now].map(({ width, height }) => `${width}x${height}`)
  return was === is ? '' : `, and it is ${is} where it was ${was}`
}

function inWords(regions: readonly Region[]): string {
  const places = regions.map(
    ({ left, top, width, height }) => `${width}x${height} at ${left},${top}`,
  )
  return places.length > 3 ? `${places.slice(0, 3).join('; ')} …` : places.join('; ')
}

/** Lets the review know more of a story whose pictures were wrong than they show. */
export const explainPictures = defineBrowserCommand<[Explanation]>(
  async ({ testPath }, { story, owners, faults }) => {
    const file = relative(root, linesFileOf(testPath ?? ''))
    for (const mode of ['light', 'dark'] as const) {
      const name = { file, story: story.replace(/^.*--/, ''), mode }
      await evidence.explain(name, { owners: owners[mode], faults })
    }
  },
)

/** The same picture of a story that stood elsewhere: in another viewport, or its machines in other states. */
function refuseOtherPlace(line: PictureLine, expected: PictureLine): void {
  const [now, before] = [formatLines([line]), formatLines([expected])]
  if (now === before) return
  throw new Error(
    `The line of ${line.story} says otherwise:\n- ${before}+ ${now}If it is right now, run it with --update.`,
  )
}

/** A clone that is thrown away after its run needs no pictures, unless a store is to have them. */
const isKeeping = !process.env.CI || Boolean(process.env.PICTURES_URL)

async function keep(taken: Picture): Promise<void> {
  if (!isKeeping) return
  const isKept = await access(album.fileOf(taken.hash)).then(
    () => true,
    () => false,
  )
  if (!isKept) await album.keep(taken.hash, await encode(taken))
}
