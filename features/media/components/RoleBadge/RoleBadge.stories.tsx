import preview from '#storybook/preview.tsx'
import { RoleBadge } from './RoleBadge.tsx'

const meta = preview.meta({ component: RoleBadge, args: { label: '出演者', hasSign: true } })

export const OfTalent = meta.story({ args: { role: 'TALENT' } })
export const OfStaff = meta.story({ args: { role: 'STAFF', label: 'スタッフ' } })
/** As in a list of names. */
export const WithoutSign = meta.story({ args: { role: 'TALENT', hasSign: false } })
