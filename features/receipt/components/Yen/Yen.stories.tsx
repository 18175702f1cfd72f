import preview from '#storybook/preview.tsx'
import { Yen } from './Yen.tsx'

const meta = preview.meta({ component: Yen, args: { amount: 35_999_880 } })

export const Default = meta.story()
export const Nothing = meta.story({ args: { amount: 0 } })
