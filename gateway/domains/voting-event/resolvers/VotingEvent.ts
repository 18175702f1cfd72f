import { listSizes } from '#schema/listSizes.generated.ts'
import { toImage } from '../../../platform/files/image.ts'
import { sharePictureOf } from '../../../platform/share-picture/sharePicture.ts'
import { pictureOfEvent } from '../sharePicture.ts'
import { viewerHasReward } from '../../sharing/service.ts'
import type { VotingEventResolvers } from '../../types.generated.ts'
import { countsOf } from '../counting.ts'
import { candidatesOf, openRoundOf, publishedRoundsOf, stateOf } from '../service.ts'
import { viewerMayVoteFrom, viewerStanding, viewerVotes } from '../voter.ts'

export const VotingEvent: VotingEventResolvers = {
  title: (event, _, { language }) => event.title[language],
  description: (event, _, { language }) => event.description[language],
  picture: (event, _, context) => toImage(event.picture, context),
  sharePicture: (event, _, context) =>
    sharePictureOf(context, event.id, pictureOfEvent(context, event)),
  state: (event, _, context) => stateOf(context, event),
  candidates: (event, _, context) => candidatesOf(context, event.id),
  totalVotes: async (event, _, context) => {
    const counts = await countsOf(context, event)
    return counts && [...counts.values()].reduce((sum, count) => sum + count, 0)
  },
  round: (event, _, context) => openRoundOf(context, event),
  rounds: async (event, _, context) =>
    (await publishedRoundsOf(context, event)).slice(0, listSizes['VotingEvent.rounds']),
  viewerStanding: (event, _, context) => viewerStanding(context, event),
  viewerMayVoteFrom: (event, _, context) => viewerMayVoteFrom(context, event),
  viewerVotesLeft: async (event, _, context) =>
    Math.max(event.votesMost - (await viewerVotes(context, event)).length, 0),
  viewerVotes: async (event, _, context) =>
    (await viewerVotes(context, event)).slice(0, listSizes['VotingEvent.viewerVotes']),
  viewerHasShareReward: (event, _, context) => viewerHasReward(context, event.id),
}
