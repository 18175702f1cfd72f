import { configure } from 'storybook/test'
import { inject } from 'vitest'
import { camera } from './camera.ts'
import { photograph } from './photograph.ts'
import './fonts.ts'

// A story's own hook takes its pictures: Vitest's hooks in this file would serve the first
// test file only, since all files share one page.
camera.photograph = photograph

// Storybook's own curtains, which its interface draws and a test run has no use for.
document.querySelectorAll('body > [class^="sb-"]').forEach((curtain) => curtain.remove())

configure({
  // It is every wait's own, so no play names one.
  asyncUtilTimeout: inject('patience'),
  // What was not found, not all that was: the story itself shows that, and its picture is kept.
  getElementError: (message) =>
    Object.assign(new Error(shorten(message ?? 'An element was not as expected.')), {
      name: 'TestingLibraryElementError',
    }),
})

function shorten(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  const most = 12
  return lines.length <= most ? lines.join('\n') : [...lines.slice(0, most), '  …'].join('\n')
}

// A picture shows the end of each movement, and no movement may still be under way in it.
const stillness = new CSSStyleSheet()
stillness.replaceSync(`*, ::before, ::after {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`)
document.adoptedStyleSheets.push(stillness)

// All faces, before the first story: what is laid out while a slice is still on its way may
// keep its empty boxes. Faces that only some machine has are none of ours.
await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)))
