import preview from '#storybook/preview.tsx'
import { StreamBanner } from './StreamBanner.tsx'

const meta = preview.meta({
  component: StreamBanner,
  parameters: { session: { status: 'loggedIn' }, stream: { status: 'closed' } },
})

export const Closed = meta.story()
/** For a guest, whose page asks again by itself. */
export const Waiting = meta.story({ args: { polled: 'failing' } })
