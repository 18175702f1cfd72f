import { graphql } from 'react-relay'
import { fn } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeTenant } from '#storybook/fakes/community.ts'
import { AvatarChoice } from './AvatarChoice.tsx'

const meta = preview.meta({
  component: AvatarChoice,
  args: {
    ...given('tenant'),
    value: '',
    presentUrl: undefined,
    uploaded: null,
    onChoose: fn(),
    onUploaded: fn(),
  },
  parameters: fragmentStory(
    graphql`
      query AvatarChoiceStoryQuery {
        tenant {
          ...AvatarChoice_tenant @alias(as: "tenant")
        }
      }
    `,
    { Tenant: fakeTenant },
  ),
})

export const NothingChosen = meta.story()
export const OwnPictureChosen = meta.story({
  args: {
    value: 'uploaded',
    uploaded: { id: 'upload_01', url: fakeImage('scene-harbour-night').url },
  },
})
export const Uploading = meta.story({
  args: { value: 'cat' },
  parameters: { session: { callGateway: () => new Promise(() => undefined) } },
  play: async ({ canvas, userEvent }) => {
    const picture = new File(['x'], 'sea.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('自分の画像を使う'), picture)
    await untilVisible(await canvas.findByText('画像を送っています…'))
  },
})
