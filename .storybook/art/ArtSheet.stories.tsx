import preview from '../preview.tsx'
import { ArtSheet } from './ArtSheet.tsx'

const meta = preview.meta({ component: ArtSheet })

export const Avatars = meta.story({ args: { group: 'avatar' } })
export const Brand = meta.story({ args: { group: 'brand' } })
export const Channels = meta.story({ args: { group: 'channel' } })
export const Figures = meta.story({ args: { group: 'figure' } })
export const Portraits = meta.story({ args: { group: 'portrait' } })
export const Scenes = meta.story({ args: { group: 'scene' } })
