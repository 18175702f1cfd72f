import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeImage } from '#storybook/fakeImage.ts'
import { given } from '#storybook/given.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { Image } from './Image.tsx'

const showing = (key: Parameters<typeof fakeImage>[0]) => ({
  Community: () => fakeCommunity({ hero: fakeImage(key) }),
})

const meta = preview.meta({
  component: Image,
  args: given('image'),
  parameters: fragmentStory(
    graphql`
      query ImageStoryQuery {
        tenant {
          community {
            hero {
              ...Image_image
            }
          }
        }
      }
    `,
    showing('scene-harbour-night'),
  ),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: fakeImage('scene-harbour-night').alt }),
    ).toBeVisible()
  },
})
/** A tall portrait in a square keeps the face. */
export const CroppedAroundItsFocus = meta.story({
  args: { ratio: 1 },
  parameters: { relay: { data: showing('luka-portrait') } },
})
export const Decorative = meta.story({
  args: { isDecorative: true, ratio: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
