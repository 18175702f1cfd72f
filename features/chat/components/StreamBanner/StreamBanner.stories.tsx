import preview from '#storybook/preview.tsx'
import { StreamBanner } from './StreamBanner.tsx'

const meta = preview.meta({ component: StreamBanner })

export const Offline = meta.story({ parameters: { stream: { status: 'offline' } } })
export const Reconnecting = meta.story({ parameters: { stream: { status: 'waiting' } } })
export const Closed = meta.story({ parameters: { stream: { status: 'closed' } } })
