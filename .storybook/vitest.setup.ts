import { camera } from './camera.ts'
import { photograph } from './photograph.ts'

// A story's own hook takes its pictures: Vitest's hooks in this file would serve the first
// test file only, since all files share one page.
camera.photograph = photograph

// Storybook's own curtains, which its interface draws and a test run has no use for.
document.querySelectorAll('body > [class^="sb-"]').forEach((curtain) => curtain.remove())
