import { graphql } from 'react-relay'
import { fakeViewer } from '#storybook/fakes/people.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import type { NotificationKind } from '#schema/types.generated.ts'
import { fakeNotifications } from '../../fakes.ts'
import { KindSwitches } from './KindSwitches.tsx'

const choosing = (kinds: NotificationKind[]) => ({
  Viewer: () => fakeViewer({ notifications: fakeNotifications({ kinds }) }),
})

const meta = preview.meta({
  component: KindSwitches,
  args: given('notifications'),
  parameters: {
    session: { status: 'loggedIn' },
    impossible: { Empty: 'The kinds are always the same.' },
    ...fragmentStory(
      graphql`
        query KindSwitchesStoryQuery {
          viewer {
            notifications {
              ...KindSwitches_notifications @alias(as: "notifications")
            }
          }
        }
      `,
      choosing(['REPLY', 'REACTION', 'POST_LIKE', 'COMMENT', 'COMMENT_REPLY', 'FOLLOW']),
    ),
  },
})

export const Default = meta.story()
export const AllOff = meta.story({ parameters: { relay: { data: choosing([]) } } })
export const LongText = meta.story({
  globals: { locale: 'en' },
  parameters: { relay: { data: choosing(['REPLY']) } },
})
