import { expect, fireEvent, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { forgetPrivateTexts, privateKey, privateTexts } from '#platform/storage/privateTexts.ts'
import { PostComposer } from './PostComposer.tsx'

const key = privateKey('post', 'community_1')
const drafting = (text: string) => ({
  beforeEach: () => {
    privateTexts.write(key, text)
    return forgetPrivateTexts
  },
})

const meta = preview.meta({
  component: PostComposer,
  args: { communityId: 'community_1', connectionId: 'posts', onPosted: fn() },
  parameters: { session: { status: 'loggedIn' } },
  beforeEach: () => forgetPrivateTexts,
})

export const Empty = meta.story()
export const Default = meta.story(drafting('終電、座れました。\nきょうの運はここで使い切り。'))
export const LongText = meta.story(
  drafting('おたよりを書いていたら、長くなりました。\n'.repeat(14)),
)
export const NearTheLimit = meta.story(drafting('あ'.repeat(1964)))
export const OverTheLimit = meta.story(drafting('あ'.repeat(2012)))

Empty.test(
  'keeps what is typed on the device, and posts nothing at the Enter of a conversion',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'まだ途中')
    await expect(privateTexts.read(key)).toBe('まだ途中')
    await fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 229 })
    await expect(args.onPosted).not.toHaveBeenCalled()
  },
)

OverTheLimit.test('keeps what is too long, and posts nothing', async ({ canvas }) => {
  await expect(canvas.getByText('12文字オーバー')).toBeVisible()
  await expect(canvas.getByRole('button', { name: '投稿する' })).toBeDisabled()
})
