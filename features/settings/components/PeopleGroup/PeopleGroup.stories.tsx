import preview from '#storybook/preview.tsx'
import { PeopleGroup } from './PeopleGroup.tsx'

const meta = preview.meta({ component: PeopleGroup })

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
