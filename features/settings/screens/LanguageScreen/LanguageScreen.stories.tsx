import preview from '#storybook/preview.tsx'
import { Screen } from './LanguageScreen.tsx'

const meta = preview.meta({ component: Screen, parameters: { layout: 'fullscreen' } })

export const Default = meta.story()
