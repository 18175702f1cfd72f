import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { JoinBar } from './JoinBar.tsx'

const meta = preview.meta({
  component: JoinBar,
  args: { isOpenToMembers: true, onJoin: fn(), isJoining: false },
})

export const Default = meta.story()
export const WhereOnlyStaffWrite = meta.story({ args: { isOpenToMembers: false } })
export const Joining = meta.story({ args: { isJoining: true } })
