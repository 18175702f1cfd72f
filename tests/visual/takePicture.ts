import { setTimeout } from 'node:timers/promises'
import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { CDPSession } from 'playwright'
import { isPinnedPlatform } from '../browser/pinnedBrowser.ts'
import {
  type Pixels,
  baselineOf,
  decode,
  firstWith,
  isBlank,
  samePixels,
  writeBaseline,
  writeEvidence,
} from './pictures.ts'

export interface PictureRequest {
  /** The story's id, e.g. `design-system-button--busy`. */
  story: string
  mode: 'light' | 'dark'
  /** CSS pixels from the page's upper left corner. */
  area: { left: number; top: number; width: number; height: number }
}

const attempts = 5
const pauseMs = 100

/**
 * Photographs the story in the page and compares it with its baseline, pixel by pixel; with
 * `--update` writes the baseline instead.
 * @throws Error where they differ, where no baseline exists, and where another story has
 *   already shown exactly the same picture.
 */
export const takePicture = defineBrowserCommand<[PictureRequest]>(async (context, request) => {
  if (!isPinnedPlatform) return
  const shoot = () => photograph(context, request.area)
  const isUpdate = context.project.vitest.config.snapshotOptions.updateSnapshot === 'all'
  const taken = isUpdate ? await steady(shoot) : await shoot()
  if (isBlank(taken)) throw new Error(`${request.story} shows nothing: its picture has one colour.`)
  const other = firstWith(taken, request)
  if (other) {
    throw new Error(
      `${request.story} shows the same picture as ${other}: one of them shows nothing of its own.`,
    )
  }
  if (isUpdate) return writeBaseline(request, taken)
  await compare(request, taken, shoot)
})

type Context = Parameters<Parameters<typeof defineBrowserCommand<[PictureRequest]>>[0]>[0]

const sessions = new WeakMap<Context['page'], Promise<CDPSession>>()

/** Asks the browser itself: Playwright's own way looks into each frame first, and takes twice as long. */
async function photograph(
  { page, context }: Context,
  area: PictureRequest['area'],
): Promise<Pixels> {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return decode(Buffer.from(data, 'base64'), area)
}

/** The first picture that is the same twice in a row. */
async function steady(shoot: () => Promise<Pixels>): Promise<Pixels> {
  let last = await shoot()
  for (let attempt = 1; attempt < attempts; attempt++) {
    const next = await shoot()
    if (samePixels(last, next)) return next
    last = next
    await setTimeout(pauseMs)
  }
  throw new Error('The story does not come to rest: its picture changes with each look.')
}

async function compare(request: PictureRequest, first: Pixels, shoot: () => Promise<Pixels>) {
  const baseline = await baselineOf(request)
  let taken = first
  for (let attempt = 1; baseline && !samePixels(baseline, taken); attempt++) {
    if (attempt === attempts) break
    await setTimeout(pauseMs)
    taken = await shoot()
  }
  if (baseline && samePixels(baseline, taken)) return
  const evidence = await writeEvidence(request, taken, baseline)
  const what = baseline ? 'differs from its baseline' : 'has no baseline'
  throw new Error(
    `The ${request.mode} picture of ${request.story} ${what}: see ${evidence}. If it is right, run npm run test:stories -- --update.`,
  )
}
