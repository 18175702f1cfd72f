import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { forgetPrivateTexts } from '#platform/storage/privateTexts.ts'
import { keepSketches, sketched } from '../../fakes.ts'
import AltDialog from './AltDialog.tsx'

const meta = preview.meta({
  component: AltDialog,
  args: { picture: sketched('upload_dawn', '夜明けの灯台'), onSave: fn(), onClose: fn() },
  beforeEach: async () => {
    await keepSketches(['upload_sea', 'upload_dawn'])
    return forgetPrivateTexts
  },
  play: async () => {
    await untilVisible(await screen.findByRole('textbox'))
    await waitFor(() =>
      expect(screen.getByRole('dialog').querySelector('img')?.complete).toBe(true),
    )
  },
})

/** One that was described before. */
export const Default = meta.story()
export const English = meta.story({
  args: { picture: sketched('upload_sea') },
  globals: { locale: 'en' },
})
export const TooLong = meta.story({
  args: { picture: sketched('upload_dawn', '夜明けの灯台が、霧の中で光っています。'.repeat(17)) },
})
/** Without its file it can be described still. */
export const Lost = meta.story({
  args: { picture: sketched('upload_lost', '夜明けの灯台') },
  play: async () => {
    await untilVisible(await screen.findByRole('textbox', { name: '何が写っていますか' }))
  },
})

const field = () => screen.getByRole('textbox')

Default.test('keeps what is said on one line, and closes', async ({ args, userEvent }) => {
  await expect(field()).toHaveValue('夜明けの灯台')
  await userEvent.type(field(), '{Enter}霧の中')
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  await expect(args.onSave).toHaveBeenCalledWith('夜明けの灯台 霧の中')
  await expect(args.onClose).toHaveBeenCalledOnce()
})

Default.test('Escape keeps what was said before', async ({ args, userEvent }) => {
  await userEvent.type(field(), '、やめます')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  await expect(args.onSave).not.toHaveBeenCalled()
})

TooLong.test('can be saved once it is short enough', async ({ args, userEvent }) => {
  await expect(screen.getByRole('button', { name: '保存する' })).toBeDisabled()
  await userEvent.clear(field())
  await userEvent.type(field(), '灯台')
  await userEvent.click(screen.getByRole('button', { name: '保存する' }))
  await expect(args.onSave).toHaveBeenCalledWith('灯台')
})
