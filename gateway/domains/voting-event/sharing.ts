import type { GatewayContext } from '../../platform/graphql/context.ts'
import { createCard } from '../sharing/service.ts'
import { candidateOf, loadEvent } from './service.ts'
import { viewerVotes } from './voter.ts'

/** Makes a card of the viewer's newest vote in an event. Whoever has not voted has nothing to show. */
export async function shareVote(context: GatewayContext, eventId: string) {
  if (context.userId === null) return { __typename: 'UnauthenticatedError' as const }
  const event = await loadEvent(context, eventId)
  const [vote] = event ? await viewerVotes(context, event) : []
  if (!event || !vote) return { __typename: 'NotFoundError' as const, field: 'eventId' }
  const { name, picture, talentId } = await candidateOf(context, vote)
  const card = await createCard(context, context.userId, {
    communityId: event.communityId,
    subjectId: event.id,
    title: {
      ja: `「${name.ja}」に投票しました`,
      en: `I voted for ${name.en}`,
    },
    description: event.title,
    picture,
    talentId,
    path: `/voting-event/${event.identifier}`,
    rewardCoins: event.shareRewardCoins,
  })
  return { __typename: 'ShareVoteSuccess' as const, card }
}
