import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { UploadMark } from './UploadMark.tsx'

const meta = preview.meta({
  component: UploadMark,
  args: { place: 2, share: 0.6 },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 84, height: 84, background: '#27496d' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
/** Its turn has not come. */
export const Waiting = meta.story({ args: { share: 0 } })
export const NotGoing = meta.story({ args: { share: null } })

Default.test('says which is on its way, and how far', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: '写真2を送っています' })
  await expect(bar).toHaveAttribute('aria-valuenow', '60')
})
NotGoing.test('promises nothing more', async ({ canvas }) => {
  await expect(canvas.queryByRole('progressbar')).toBeNull()
})
