import { graphql } from 'react-relay'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { presents, type fakePresent } from '../../fakes.ts'
import { PresentDetail } from './PresentDetail.tsx'

const showing = (present: ReturnType<typeof fakePresent>) => ({
  relay: { data: { Node: () => present } },
})

const meta = preview.meta({
  component: PresentDetail,
  args: given('present'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql`
        query PresentDetailStoryQuery {
          node(id: "checkinpresent_postcard") {
            ...PresentDetail_present @alias(as: "present")
          }
        }
      `,
      showing(presents.ready).relay.data,
    ),
  },
})

export const Default = meta.story()
export const Card = meta.story({ parameters: showing(presents.card) })
export const Badge = meta.story({ parameters: showing(presents.badge) })
/** It can be opened at once. */
export const DigitalItem = meta.story({ parameters: showing(presents.wallpapers) })
/** Bought or won, and nothing to receive. */
export const AlreadyOwned = meta.story({ parameters: showing(presents.wallpapersOwned) })
export const Tickets = meta.story({ parameters: showing(presents.ticketsReceived) })
export const OutOfReach = meta.story({ parameters: showing(presents.outOfReach) })
export const OutOfReachEnglish = meta.story({
  parameters: showing(presents.outOfReach),
  globals: { locale: 'en' },
})
