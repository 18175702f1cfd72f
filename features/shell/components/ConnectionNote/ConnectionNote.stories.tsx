import preview from '#storybook/preview.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'

const meta = preview.meta({
  component: ConnectionNote,
  // The note floats over a page; here it floats over this much of one.
  decorators: [
    (Story) => (
      <div style={{ height: 168, margin: -16, contain: 'layout' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { session: { status: 'loggedIn' } },
})

export const Offline = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
})
export const Reconnecting = meta.story({ parameters: { stream: { status: 'waiting' } } })
export const Outdated = meta.story({ parameters: { stream: { status: 'outdated' } } })
