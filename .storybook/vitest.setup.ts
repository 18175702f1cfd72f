import { type StoryContext } from '@storybook/react-vite'
import { afterEach } from 'vitest'
import { commands } from 'vitest/browser'
import { pictureArea, restInMode } from './picture.ts'

declare module 'vitest' {
  interface TestContext {
    story?: Pick<StoryContext, 'id' | 'parameters'>
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (request: {
      story: string
      mode: 'light' | 'dark'
      area: { width: number; height: number }
    }) => Promise<void>
  }
}

// Storybook's own curtains, which its interface draws and a test run has no use for.
document.querySelectorAll('body > [class^="sb-"]').forEach((curtain) => curtain.remove())

afterEach(async ({ story, task }) => {
  if (!story || task.result?.state === 'fail') return
  const isScreen = story.parameters.layout === 'fullscreen'
  for (const mode of ['light', 'dark'] as const) {
    await restInMode(mode)
    await commands.takePicture({ story: story.id, mode, area: await pictureArea(isScreen) })
  }
})
