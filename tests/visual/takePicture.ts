import { setTimeout } from 'node:timers/promises'
import { defineBrowserCommand } from '@vitest/browser-playwright'
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
  area: { width: number; height: number }
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
  // The next story must not open under a pointer that this one left behind.
  await context.page.mouse.move(-1, -1)
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

async function photograph(context: Context, area: PictureRequest['area']): Promise<Pixels> {
  const frame = await context.frame()
  const element = await frame.frameElement()
  const box = await element.boundingBox()
  const png = await context.page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    clip: { x: box?.x ?? 0, y: box?.y ?? 0, ...area },
  })
  return decode(png)
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
