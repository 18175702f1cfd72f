import { expect, fn } from 'storybook/test'
import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { fakeAddress, fakeAddresses, longDestination } from '../../fakes.ts'
import { DestinationField } from './DestinationField.tsx'

const having = (deliveryAddresses: ReturnType<typeof fakeAddress>[]) => ({
  Viewer: () => fakeViewer({ deliveryAddresses }),
})

const meta = preview.meta({
  component: DestinationField,
  args: { ...given('viewer'), value: 'address_home', onChange: fn() },
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query DestinationFieldStoryQuery {
          viewer {
            ...DestinationField_viewer
          }
        }
      `,
      having(fakeAddresses),
    ),
  },
})

export const Default = meta.story()
/** Whoever has none yet writes one down at once. */
export const Empty = meta.story({
  args: { value: undefined },
  parameters: { relay: { data: having([]) } },
})
export const Choosing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /変更/ }))
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
  },
})
/** Another one closes the choice again. */
export const Chosen = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /変更/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /星野/ }))
    await expect(args.onChange).toHaveBeenCalledWith('address_parents')
  },
})
export const LongText = meta.story({
  parameters: { relay: { data: having([fakeAddress({ destination: longDestination })]) } },
})
