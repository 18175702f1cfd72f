import preview from '#storybook/preview.tsx'
import { HeldNote } from './HeldNote.tsx'

const meta = preview.meta({ component: HeldNote })

export const Default = meta.story()
