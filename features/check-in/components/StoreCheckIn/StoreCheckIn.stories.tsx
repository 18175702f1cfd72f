import preview from '#storybook/preview.tsx'
import { StoreCheckIn } from './StoreCheckIn.tsx'

const meta = preview.meta({
  component: StoreCheckIn,
  args: { communityId: 'community_yoiyami' },
  parameters: { session: { status: 'loggedIn' } },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
