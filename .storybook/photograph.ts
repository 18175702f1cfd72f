import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { StoryContext } from '@storybook/react-vite'
import { TestRunner } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Explanation, PictureRequest, Wrong } from '#tests/visual/takePicture.ts'
import { brokenWords } from './brokenWords.ts'
import { statesNow } from './standing.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (request: PictureRequest) => Promise<Wrong | undefined>
    explainPictures: (explanation: Explanation) => Promise<void>
  }
}

declare module 'vitest' {
  interface TaskMeta {
    /** Which story, or which test of a story, Storybook's plugin runs in a task. */
    storyId?: string
  }
}

/** Beyond this a picture shows nothing more that a person would compare. CSS pixels. */
const tallest = 3000

/**
 * Takes the story's two pictures and leaves it as it was: light. Contrast is the one thing of
 * accessibility that a mode changes, so it is looked at again in the dark.
 * @throws Error that says all that was wrong, a paragraph each, once all was looked at.
 */
export async function photograph(story: StoryContext): Promise<void> {
  // What a story's `.test()` leaves behind is no state of its own.
  if (TestRunner.getCurrentTest()?.meta.storyId !== story.id) return
  const viewport = `${innerWidth}x${innerHeight}`
  await rest()
  const area = await pictureArea(story.parameters.layout === 'fullscreen')
  await layOutTextAnew()
  const broken = brokenWords()
  const isRefused = broken.length > 0
  const picture = { story: story.id, viewport, area, states: statesNow(), isRefused }
  const light = await look({ ...picture, mode: 'light' })
  wear('dark')
  const dark = await look({ ...picture, mode: 'dark' })
  await checkContrast(story)
  wear('light')
  if (!light && !dark && !isRefused) return
  // What comes after a failure is not looked at by itself any more.
  await checkAccessibility(story)
  const faults = violationsOf(story)
  const owners = { light: ownersOf(light), dark: ownersOf(dark) }
  await commands.explainPictures({ story: story.id, owners, faults })
  const messages = [light?.message, dark?.message, ...broken, ...faults]
  throw new Error(messages.filter(Boolean).join('\n\n'))
}

/** One mode's fault must not hide the other's. */
async function look(request: PictureRequest): Promise<Wrong | undefined> {
  await transitionEnded()
  return commands.takePicture(request).catch((error: Error): Wrong => ({
    message: `${error.message} The page holds: ${whatStands()}`,
    regions: [],
  }))
}

/** What would be seen, and where: for whoever has no picture of it. */
function whatStands(): string {
  const parts = [...document.body.children].filter(({ scrollHeight }) => scrollHeight > 0)
  const told = parts.map((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    const words = (part as HTMLElement).innerText.replaceAll(/\s+/g, ' ').slice(0, 80)
    return `from ${Math.round(top)} to ${Math.round(bottom)} “${words}”`
  })
  return `${told.join(', ') || 'nothing'}, in a window of ${innerWidth}x${innerHeight}`
}

/** An element smaller than this share of what changed is only a part of it. */
const ownShare = 1 / 3

/**
 * The components whose own pixels changed. In development a class is named after its file:
 * `Button_solid__1x2y3z` is of Button.css.ts.
 */
function ownersOf(wrong: Wrong | undefined): string[] {
  const owners = (wrong?.regions ?? []).map(({ left, top, width, height }) => {
    const within = document.elementsFromPoint(left + width / 2, top + height / 2)
    const large = within.filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width * box.height >= width * height * ownShare
    })
    const names = large.flatMap(({ classList }) => [...classList])
    return names.map((name) => /^([A-Z]\w*?)_/.exec(name)?.[1]).find(Boolean)
  })
  return [...new Set(owners.filter((owner) => owner !== undefined))]
}

/** The part of axe's answer that is told. */
interface AxeFindings {
  violations: { id: string; help: string; nodes: { html: string }[] }[]
}

/** What axe has found in the story so far, a line each: the rule, and where. */
function violationsOf({ reporting }: StoryContext): string[] {
  return reporting.reports
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) => (result as AxeFindings).violations)
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`)
}

async function checkContrast(story: StoryContext): Promise<void> {
  const { options, ...given } = story.parameters.a11y
  const a11y = { ...given, options: { ...options, runOnly: ['color-contrast'] } }
  await checkAccessibility({ ...story, parameters: { ...story.parameters, a11y } })
}

function storyRoot(): HTMLElement {
  const root = document.querySelector<HTMLElement>('[data-story-root]')
  if (!root) throw new Error('The story has left the page.')
  return root
}

function wear(mode: 'light' | 'dark'): void {
  document.documentElement.dataset.mode = mode
}

/** Waits until pictures, fonts, layout and the change from one screen to the next have come to rest. */
async function rest(): Promise<void> {
  await transitionEnded()
  await Promise.all([...document.images].map(settled))
  await painted()
  await fontsLoaded()
}

/**
 * What the picture holds, in CSS pixels from the page's corner: a component's own height, a
 * screen's or an overlay's whole viewport. Enlarges the viewport where the content is longer.
 */
async function pictureArea(isScreen: boolean): Promise<PictureRequest['area']> {
  const { innerWidth: width, innerHeight } = window
  const content = Math.min(Math.ceil(storyRoot().scrollHeight), tallest)
  if (content > innerHeight) {
    await page.viewport(width, content)
    await painted()
  }
  const height = isScreen || hasOverlay() ? Math.max(content, innerHeight) : content
  const { left, top } = frameElement?.getBoundingClientRect() ?? new DOMRect()
  return { left, top, width, height: Math.max(height, 1) }
}

/** Overlays open in the body, beside the story's root. */
function hasOverlay(): boolean {
  return [...document.body.children].some(
    (element) => !element.contains(storyRoot()) && element.scrollHeight > 0,
  )
}

/** While a view transition runs, the page shows what it was beside what it is. */
async function transitionEnded(): Promise<void> {
  while (document.activeViewTransition)
    await document.activeViewTransition.finished.catch(() => undefined)
}

let layouts = 0

/**
 * Which face an ellipsis is taken from depends on how often its style was laid out before. An
 * axis that no font has changes nothing that is seen, and makes every style a new one.
 */
async function layOutTextAnew(): Promise<void> {
  document.documentElement.style.fontVariationSettings = `"ouen" ${++layouts}`
  await fontsLoaded()
}

/** A face begins to load when text in it is laid out, and its arrival may ask for another. */
async function fontsLoaded(): Promise<void> {
  const layOut = () => document.body.getBoundingClientRect()
  for (layOut(); document.fonts.status === 'loading'; layOut()) await document.fonts.ready
}

/**
 * What watches sizes has had its say. A frame's callbacks run before it is laid out: it is
 * painted when the next one's run. A picture waits for its own frame by itself.
 */
async function painted(): Promise<void> {
  await nextFrame()
  await nextFrame()
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}

/**
 * A picture that fails to load is part of what the story shows, so it counts as settled; one
 * that waits to be scrolled to would never settle.
 */
async function settled(image: HTMLImageElement): Promise<void> {
  image.loading = 'eager'
  await image.decode().catch(() => undefined)
}
