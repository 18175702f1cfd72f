import { fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NewPostsPill } from './NewPostsPill.tsx'

const meta = preview.meta({
  component: NewPostsPill,
  args: { count: 3, isBusy: false, onPress: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 120, marginBlockStart: -48 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
export const AwayForTheWholeShow = meta.story({ args: { count: 99 } })
export const Loading = meta.story({ args: { isBusy: true } })
export const English = meta.story({ args: { count: 1 }, globals: { locale: 'en' } })
