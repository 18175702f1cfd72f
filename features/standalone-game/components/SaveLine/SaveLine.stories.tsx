import { expect, fn, waitFor } from 'storybook/test'
import { writeTown } from '#rules/games/harbour/save.ts'
import preview from '#storybook/preview.tsx'
import { fakeSave, smallTown } from '../../fakes.ts'
import type { SavedTown } from '../../keptTown.ts'
import type { SaveProblem } from '#rules/games/harbour/save.ts'
import { SaveLine, type SavePlace } from './SaveLine.tsx'

const { version, savedAt, text } = fakeSave()
const saved = [
  { version, savedAt, text },
  { version: 11, savedAt: '2026-11-19T13:20:00.000Z', text },
] as SavedTown[]

const meta = preview.meta({
  component: SaveLine,
  args: {
    place: 'kept' as SavePlace,
    text: writeTown(smallTown()),
    savedAt: '2026-11-20T02:41:00.000Z' as string | null,
    problem: null as SaveProblem | null,
    findVersions: async () => saved,
    onOffer: fn(),
  },
  parameters: { session: { status: 'loggedIn' } },
})

const open = { name: '保存と読み込み' }

export const Kept = meta.story()
export const NeverSaved = meta.story({ args: { savedAt: null } })
export const OnThisDevice = meta.story({ args: { place: 'changed' } })
export const Saving = meta.story({ args: { place: 'saving' } })
export const Offline = meta.story({ args: { place: 'offline' } })
export const Refused = meta.story({ args: { place: 'refused', problem: 'NEWER_SAVE' } })
export const Guest = meta.story({
  args: { place: 'alone', savedAt: null },
  parameters: { session: { status: 'notLoggedIn' } },
})
export const English = meta.story({ globals: { locale: 'en' } })

/** The gateway's earlier versions, one of which can be looked at and taken. */
export const EarlierSaves = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', open))
    await userEvent.click(canvas.getByRole('button', { name: '前の保存' }))
    const [, older] = await canvas.findAllByRole('button', { name: 'この町を見る' })
    await userEvent.click(older!)
    await expect(args.onOffer).toHaveBeenCalledWith(
      expect.objectContaining({ from: 'version', savedAt: '2026-11-19T13:20:00.000Z' }),
    )
  },
})
export const NoneYet = meta.story({
  args: { findVersions: async () => [] },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', open))
    await userEvent.click(canvas.getByRole('button', { name: '前の保存' }))
    await expect(await canvas.findByText(/まだありません/)).toBeVisible()
  },
})
export const NotFound = meta.story({
  args: { findVersions: () => Promise.reject(new Error('offline')) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', open))
    await userEvent.click(canvas.getByRole('button', { name: '前の保存' }))
    await expect(await canvas.findByText(/読み込めませんでした/)).toBeVisible()
  },
})

const file = (content: string) => new File([content], 'harbour.json', { type: 'application/json' })

/** A file that was exported is offered; the fan chooses between the two towns. */
export const FromAFile = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', open))
    await userEvent.upload(canvas.getByLabelText('読み込む'), file(args.text))
    await waitFor(() =>
      expect(args.onOffer).toHaveBeenCalledWith(expect.objectContaining({ text: args.text })),
    )
  },
})
export const NoTownInTheFile = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', open))
    await userEvent.upload(canvas.getByLabelText('読み込む'), file('{"game":"chess"}'))
    await expect(await canvas.findByText(/港町の保存データではありません/)).toBeVisible()
    await userEvent.upload(canvas.getByLabelText('読み込む'), file('x'.repeat(65 * 1024)))
    await expect(await canvas.findByText(/64KBまで/)).toBeVisible()
    await expect(args.onOffer).not.toHaveBeenCalled()
  },
})
