import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { FilmControls, type Captions } from './FilmControls.tsx'

const meta = preview.meta({
  component: FilmControls,
  args: {
    pace: 1,
    onPace: fn(),
    onFloat: fn(),
    captions: 'ja' as Captions,
    onCaptions: fn(),
    onNext: fn() as (() => void) | undefined,
    onPrevious: fn() as (() => void) | undefined,
  },
})

export const Default = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(args.onCaptions).toHaveBeenCalledWith('en')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '再生の速さ' }), '1.25')
    await expect(args.onPace).toHaveBeenCalledWith(1.25)
    await userEvent.click(canvas.getByRole('button', { name: 'つぎの映像' }))
    await expect(args.onNext).toHaveBeenCalled()
  },
})
/** As fast as it was in the corner, and the only film of its list. */
export const Alone = meta.story({
  args: { pace: 1.5, captions: 'off', onNext: undefined, onPrevious: undefined },
})
export const English = meta.story({ globals: { locale: 'en' } })
export const Desktop = meta.story({ globals: atViewport('desktop') })
