import { cards, fakeBadge, ownedNft } from '#features/collection/fakes.ts'
import { fakeFollows } from '#features/follow/fakes.ts'
import { begun, fakeSupporterSeason } from '#features/supporter-rank/fakes.ts'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeMembership, fakeUser, fakeViewer } from '#storybook/fakes/people.ts'

type Own = {
  user?: Parameters<typeof fakeUser>[0]
  viewer?: Parameters<typeof fakeViewer>[0]
  community?: Parameters<typeof fakeCommunity>[0]
}

/** A fan's own page, who has a little of everything. */
export const ownPage = ({ user, viewer, community }: Own = {}) => ({
  Viewer: () =>
    fakeViewer({
      user: fakeUser(user),
      penlightCount: 1284,
      postCount: 17,
      drawTickets: 3,
      coinWallet: { free: 320, paid: 980 },
      collectedCards: cards,
      collectedNfts: [ownedNft()],
      ownedBadges: [fakeBadge()],
      ...viewer,
    }),
  Community: () =>
    fakeCommunity({
      viewerMembership: fakeMembership(),
      viewerFollows: fakeFollows(),
      supporterSeason: fakeSupporterSeason(),
      ...community,
    }),
})

/** Of somebody who has come a minute ago. */
export const freshPage = () =>
  ownPage({
    viewer: {
      penlightCount: 0,
      postCount: 0,
      drawTickets: 1,
      coinWallet: { free: 300, paid: 0 },
      collectedCards: [],
      collectedNfts: [],
      ownedBadges: [],
    },
    community: {
      viewerMembership: fakeMembership({ joinedAt: '2026-11-20T03:00:00.000Z', oshi: null }),
      viewerFollows: fakeFollows({ followingCount: 0, followerCount: 0 }),
      supporterSeason: begun,
    },
  })
