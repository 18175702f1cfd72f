import preview from '#storybook/preview.tsx'
import { PostComposerNote } from './PostComposerNote.tsx'

const none = { left: 0, isStopped: false }
const meta = preview.meta({
  component: PostComposerNote,
  args: { left: 1900, place: 'everywhere' as const, beside: undefined, pictures: none },
})

export const Default = meta.story()
export const Here = meta.story({ args: { place: 'here' } })
export const Full = meta.story({ args: { place: 'full' } })
export const BesidePictures = meta.story({ args: { beside: 'pictures' } })
export const BesidePoll = meta.story({ args: { beside: 'poll' } })
export const BesideBoth = meta.story({ args: { beside: 'both' } })
export const Counting = meta.story({ args: { left: 36 } })
export const TooLong = meta.story({ args: { left: -12 } })
export const Sending = meta.story({ args: { pictures: { left: 2, isStopped: false } } })
export const Stopped = meta.story({ args: { pictures: { left: 2, isStopped: true } } })
