import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Screen } from './LanguageScreen.tsx'

const meta = preview.meta({ component: Screen, parameters: { layout: 'fullscreen' } })

export const Default = meta.story()
export const Translated = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '自動で翻訳する' }))
    await expect(document.cookie).toContain('auto_translation=true')
  },
})
