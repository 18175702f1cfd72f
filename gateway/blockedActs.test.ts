import { buildSchema, getNamedType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSdl } from '../scripts/contract.ts'
import { createChatMessage } from './domains/chat/sending.ts'
import { createComment } from './domains/comment/writing.ts'
import { setMessagePolicy } from './domains/direct-messages/policy.ts'
import { muteUser } from './domains/mute/service.ts'
import { createPost } from './domains/post/writing.ts'
import { categoriesOf } from './domains/topic/service.ts'
import { createTopic } from './domains/topic/writing.ts'
import { startGraphql } from './platform/graphql/testing.ts'

/** What belongs to one fan and can be acted on by others. */
type Things = Record<'userId' | 'postId' | 'topicId' | 'commentId' | 'messageId', string>
type Act = (things: Things) => Record<string, unknown>

/** How each mutation acts on what is another fan's. */
const acts = new Map<string, Act>([
  ['bookmark', ({ topicId }) => ({ subjectId: topicId, isBookmarked: true })],
  ['createComment', ({ postId }) => ({ subjectId: postId, text: 'はい', idempotencyKey: 'k' })],
  [
    'createChatMessage',
    ({ messageId }) => ({
      channelId: stage.channelId('lobby'),
      text: 'はい',
      idempotencyKey: 'k',
      replyToId: messageId,
    }),
  ],
  ['followFan', ({ userId }) => ({ communityId: stage.communityId, userId, isFollowed: true })],
  ['openDirectMessages', ({ userId }) => ({ userId })],
  ['reactToMessage', ({ messageId }) => ({ messageId, emoji: '👏', isOn: true })],
  ['wavePenlights', ({ commentId }) => ({ subjectId: commentId, count: 1 })],
  ['votePoll', ({ postId }) => ({ postId, choice: 0, idempotencyKey: 'k' })],
])

/** Those that name nobody else's thing, by what they name, and those that a block leaves open. */
const others = new Map<string, readonly string[]>([
  [
    'Protection: whoever is blocked may still report, hide, mute and block.',
    ['hideMessage', 'muteUser', 'reportMessage', 'reportSubject'],
  ],
  [
    'Only the caller’s own: an account, a device, a choice, a draft, what they wrote, bought, won or are told.',
    [
      'answerMessageRequest',
      'answerQuestionnaire',
      'appealWarning',
      'cancelAccountDeletion',
      'cancelCheckout',
      'cancelSubscription',
      'changeBasketLine',
      'changePassword',
      'changeSubscriptionCard',
      'chooseCheckoutMethod',
      'claimReceivedPresent',
      'completeCardSaving',
      'completePayment',
      'confirmCheckout',
      'confirmContact',
      'confirmDelivery',
      'confirmSignUpCode',
      'deleteAccount',
      'deleteComment',
      'deleteDeliveryAddress',
      'deleteMessage',
      'deleteMutedWord',
      'deletePaymentInstrument',
      'deletePost',
      'deleteTopic',
      'editComment',
      'editMessage',
      'editPost',
      'editTopic',
      'finishBuzzCasualGame',
      'finishCasualGame',
      'giveRefundAccount',
      'keepQuestionnaireAnswers',
      'markTimeline',
      'paySubscriptionInvoice',
      'printReceipt',
      'readNotifications',
      'readReceivedInformations',
      'receiveShareReward',
      'requestDataExport',
      'resendSignUpCode',
      'resumeSubscription',
      'revealDrawSeed',
      'saveDeliveryAddress',
      'saveMutedWord',
      'savePostDraft',
      'seeTreasureDraw',
      'sendContactCode',
      'sendLogInCode',
      'sendSmsCode',
      'setDefaultDeliveryAddress',
      'setMessagePolicy',
      'setNotificationKind',
      'setSignUpPassword',
      'setSignUpProfile',
      'setSignUpReferralCode',
      'setSpendingCap',
      'skipSms',
      'startSignUp',
      'undoContactChange',
      'updateCountryOfResidence',
      'updateProfile',
      'verifyLogInCode',
      'verifySmsCode',
      'writeGiftLetter',
      'writeReceiptAddressee',
      'beginCardSaving',
    ],
  ],
  [
    'Only what is the house’s: a community, a room, goods, a game, a vote, a draw.',
    [
      'addToBasket',
      'alertOfItem',
      'castVote',
      'checkIn',
      'checkInAtStore',
      'chooseOshi',
      'claimCheckInPresent',
      'claimMissions',
      'claimStepReward',
      'claimSupporterRankReward',
      'countBanners',
      'createPost',
      'createTopic',
      'drawTreasureMachine',
      'enterPrizeDraw',
      'favorInformation',
      'joinCommunity',
      'joinRoom',
      'keepStoryPlace',
      'keepVideoPlace',
      'markChannelRead',
      'openCheckout',
      'openDrawSeed',
      'openFortune',
      'readInformation',
      'recoverStamina',
      'redeemGachaPoints',
      'saveStandaloneGame',
      'sendInquiry',
      'setTimelineSource',
      'shareVote',
      'startBuzzCasualGame',
      'startCasualGame',
      'tellTyping',
      'unlockStoryChapter',
      'useCampaignCode',
      'watchOfficialSchedule',
      'wishForItem',
    ],
  ],
  ['A code that was handed over outside: who gave it is never named.', ['enterReferralCode']],
])

let stage: Awaited<ReturnType<typeof startGraphql>>
let author: Things
beforeAll(async () => {
  stage = await startGraphql()
  author = await thingsOf(await stage.fan())
  await setMessagePolicy(stage.as(author.userId), 'EVERYONE')
})
afterAll(() => stage.close())

async function thingsOf(userId: string): Promise<Things> {
  const context = stage.as(userId)
  const { communityId } = stage
  const idempotencyKey = 'thing'
  const choices = ['はい', 'いいえ']
  const post = await createPost(context, {
    communityId,
    text: '灯台の猫',
    poll: { choices },
    idempotencyKey,
  })
  const categoryId = (await categoriesOf(context, communityId))[0]!.id
  const topic = await createTopic(context, {
    categoryId,
    title: '灯台の猫',
    text: '見ました。',
    idempotencyKey,
  })
  const channelId = stage.channelId('lobby')
  const message = await createChatMessage(context, { channelId, text: '猫', idempotencyKey })
  if (!('postEdge' in post && 'topicEdge' in topic && 'messageEdge' in message))
    throw new Error(`not written: ${[post, topic, message].map(({ __typename: t }) => t).join()}`)
  const postId = post.postEdge.node.id
  const comment = await createComment(context, { subjectId: postId, text: '猫', idempotencyKey })
  if (!('commentEdge' in comment)) throw new Error(comment.__typename)
  return {
    userId,
    postId,
    topicId: topic.topicEdge.node.id,
    commentId: comment.commentEdge.node.id,
    messageId: message.messageEdge!.node.id,
  }
}

it('knows of each mutation whether it acts on what is another fan’s', () => {
  expect([...acts.keys(), ...[...others.values()].flat()].toSorted()).toEqual(
    Object.keys(mutations()).toSorted(),
  )
})

const mutations = () => buildSchema(readSdl()).getMutationType()!.getFields()

async function answerTo(mutation: string, viewer: string): Promise<string> {
  const [argument] = mutations()[mutation]!.args
  const type = getNamedType(argument!.type)
  if (!isInputObjectType(type)) throw new Error(`${mutation} takes no input`)
  const text = `mutation ($input: ${type.name}!) { done: ${mutation}(input: $input) { __typename } }`
  const answer = await stage.ask(
    text,
    { input: acts.get(mutation)!(author) },
    { authorization: `Bearer ${viewer}` },
  )
  const { data } = (await answer.json()) as { data: { done: { __typename: string } } }
  return data.done.__typename
}

it.each([...acts.keys()])(
  '%s is refused to whom its author blocks, and to nobody else',
  async (mutation) => {
    const [neighbour, blocked] = [await stage.fan(), await stage.fan()]
    expect(await answerTo(mutation, neighbour)).toMatch(/Success$/)
    await muteUser(stage.as(author.userId), { userId: blocked, mute: 'BLOCKED' })
    expect(await answerTo(mutation, blocked)).toMatch(/^(NotFound|DirectMessage)Error$/)
  },
)
