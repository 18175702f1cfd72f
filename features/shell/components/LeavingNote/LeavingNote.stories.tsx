import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { fakeDeletion } from '#features/leaving/fakes.ts'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { LeavingNote } from './LeavingNote.tsx'

const meta = preview.meta({
  component: LeavingNote,
  args: given('viewer'),
  parameters: {
    ...fragmentStory(
      graphql`
        query LeavingNoteStoryQuery {
          viewer {
            ...LeavingNote_viewer
          }
        }
      `,
      { Viewer: () => fakeViewer({ accountDeletion: fakeDeletion() }) },
    ),
    impossible: { Empty: 'For whoever stays it shows nothing.' },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '退会を取り消す' })).toBeVisible()
  },
})
export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Keep my account' })).toBeVisible()
  },
})
