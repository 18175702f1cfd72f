import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { fakeMission, fakeRound } from '../../fakes.ts'
import type { MissionNameStoryQuery } from './__generated__/MissionNameStoryQuery.graphql.ts'
import { MissionName } from './MissionName.tsx'

const of = (mission: Parameters<typeof fakeMission>[0]) => ({
  MissionRound: () => fakeRound({ mission: fakeMission(mission) }),
})

const meta = preview.meta({
  component: MissionName,
  args: given('mission'),
  parameters: {
    relay: storyRelay<MissionNameStoryQuery>({
      query: graphql`
        query MissionNameStoryQuery {
          tenant {
            community {
              viewerMissions {
                mission {
                  ...MissionName_mission
                }
              }
            }
          }
        }
      `,
      data: of({}),
      getReferenceEntries: ({ tenant }) => ({
        mission: tenant.community.viewerMissions?.[0]?.mission,
      }),
    }),
  },
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
/** What is done once is named without its number. */
export const Once = meta.story({
  parameters: { relay: { data: of({ kind: 'LOGGED_IN', goal: 1 }) } },
})
export const LongText = meta.story({
  parameters: { relay: { data: of({ kind: 'PASSIVE_POST_LIKE', goal: 1_234_567 }) } },
})
