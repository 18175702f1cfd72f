import { configure } from 'storybook/test'
import { camera } from './camera.ts'
import { photograph } from './photograph.ts'
import './fonts.ts'

// A story's own hook takes its pictures: Vitest's hooks in this file would serve the first
// test file only, since all files share one page.
camera.photograph = photograph

// Storybook's own curtains, which its interface draws and a test run has no use for.
document.querySelectorAll('body > [class^="sb-"]').forEach((curtain) => curtain.remove())

// A lazy chunk may take its time on a machine that is busy; what fails still fails.
configure({ asyncUtilTimeout: 20_000 })

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
