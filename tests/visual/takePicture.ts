import { access } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { CDPSession } from 'playwright'
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
 * @throws Error where they differ, where there is no line, and where another story has already
 *   shown exactly the same picture.
 */
export const takePicture = defineBrowserCommand<[PictureRequest]>(async (context, request) => {
  if (!isPinnedPlatform) return
  const linesFile = linesFileOf(context.testPath ?? '')
  const { mode, viewport, states } = request
  const story = request.story.replace(/^.*--/, '')
  const name = { file: relative(root, linesFile), story, mode }
  const shoot = () => photograph(context, request.area)
  const isUpdate = context.project.vitest.config.snapshotOptions.updateSnapshot === 'all'
  const expected = (await readLines(linesFile)).find((line) => isOf(line, name))
  const taken = isUpdate ? await steady(shoot) : await shoot()
  refuseEmpty(request, taken)
  const line = { story, mode, viewport, hash: taken.hash, states }
  if (isUpdate) await writeLine(linesFile, line)
  else if (taken.hash !== expected?.hash) await refuse(name, taken, expected)
  else refuseOtherPlace(line, expected)
  await evidence.clear(name)
  await keep(taken)
})

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
  if (isBlank(taken)) throw new Error(`${story} shows nothing: its picture has one colour.`)
  const other = shown.get(`${mode} ${taken.hash}`) ?? story
  shown.set(`${mode} ${taken.hash}`, other)
  if (other === story) return
  throw new Error(
    `${story} shows the same picture as ${other}: one of them shows nothing of its own.`,
  )
}

async function refuse(
  name: PictureName,
  now: Picture,
  expected: PictureLine | undefined,
): Promise<never> {
  // Where the store can't be asked, the story's own fault is still the news.
  const png = expected && (await album.find(expected.hash).catch(() => undefined))
  const files = await evidence.write(name, { before: png && (await decode(png)), now })
  const update = `npm run test:stories -- ${storiesFileOf(name.file)} --update`
  const said = [
    `The ${name.mode} picture of ${name.story} ${expected ? 'differs from its line' : 'has no line'}: see ${files}.`,
    expected &&
      !png &&
      `How it looked is not kept here: npm run pictures -- before ${storiesFileOf(name.file)} draws it beside.`,
    `If it is right now: ${update}`,
  ]
  throw new Error(said.filter(Boolean).join('\n'))
}

/** The same picture of a story that stood elsewhere: in another viewport, or its machines in other states. */
function refuseOtherPlace(line: PictureLine, expected: PictureLine): void {
  const [now, before] = [formatLines([line]), formatLines([expected])]
  if (now === before) return
  throw new Error(
    `The line of ${line.story} says otherwise:\n- ${before}+ ${now}If it is right now, run it with --update.`,
  )
}

async function keep(taken: Picture): Promise<void> {
  const isKept = await access(album.fileOf(taken.hash)).then(
    () => true,
    () => false,
  )
  if (!isKept) await album.keep(taken.hash, await encode(taken))
}
