import { page } from 'vitest/browser'

/** Beyond this a picture shows nothing more that a person would compare. CSS pixels. */
const tallest = 3000

export type PictureMode = 'light' | 'dark'

function storyRoot(): HTMLElement {
  const root = document.querySelector<HTMLElement>('[data-story-root]')
  if (!root) throw new Error('The story has left the page.')
  return root
}

/** Turns the story to a mode and waits until fonts, pictures and layout have come to rest. */
export async function restInMode(mode: PictureMode): Promise<void> {
  document.documentElement.dataset.mode = mode
  storyRoot().dataset.mode = mode
  await Promise.all([...document.images].map(settled))
  await fontsLoaded()
  await painted()
}

/**
 * What the picture holds, in CSS pixels from the page's corner: a component's own height, a
 * screen's or an overlay's whole viewport. Enlarges the viewport where the content is longer.
 */
export async function pictureArea(isScreen: boolean): Promise<{ width: number; height: number }> {
  const { innerWidth: width, innerHeight } = window
  const content = Math.min(Math.ceil(storyRoot().scrollHeight), tallest)
  if (content > innerHeight) await page.viewport(width, content)
  const height = isScreen || hasOverlay() ? Math.max(content, innerHeight) : content
  return { width, height: Math.max(height, 1) }
}

/** Overlays open in the body, beside the story's root. */
function hasOverlay(): boolean {
  return [...document.body.children].some(
    (element) => !element.contains(storyRoot()) && element.scrollHeight > 0,
  )
}

/** A face begins to load when text in it is laid out, and its arrival may ask for another. */
async function fontsLoaded(): Promise<void> {
  do {
    await painted()
    await document.fonts.ready
  } while (document.fonts.status === 'loading')
}

/** A frame's callbacks run before it is laid out: it is painted when the next one's run. */
async function painted(): Promise<void> {
  await nextFrame()
  await nextFrame()
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}

/** A picture that fails to load is part of what the story shows, so it counts as settled. */
async function settled(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => undefined)
}
