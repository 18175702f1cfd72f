import preview from '#storybook/preview.tsx'
import { ChannelMissing } from './ChannelMissing.tsx'

const meta = preview.meta({ component: ChannelMissing })

export const Default = meta.story()
