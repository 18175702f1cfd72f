import { expect } from 'storybook/test'
import type { Fakes } from './fake.ts'
import type { PlayTools } from './playTools.ts'

/**
 * A form whose gateway refuses what is handed in: `meta.story(refused({ RenamePayload: () => ({ … }) }, '20文字までで…'))`.
 * It is pressed as it stands, and its words are there.
 */
export function refused(data: Fakes, words: string) {
  return {
    parameters: { relay: { data } },
    play: async ({ canvas, canvasElement, userEvent }: PlayTools) => {
      await userEvent.click(canvasElement.querySelector('button[type=submit]')!)
      await expect(await canvas.findByText(words)).toBeVisible()
    },
  }
}
