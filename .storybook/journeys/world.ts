import { fakeConnection, type Fake, type Fakes } from '../fake.ts'
import { fakeCommunity, fakeTenant } from '../fakes/community.ts'
import { fakeMembership, fakeUser, fakeViewer } from '../fakes/people.ts'
import { fakeChannel, readUpTo, said, talk } from '../fakes/talk.ts'
import { talents } from '../fakes/talents.ts'
import { fakeFollows } from '#features/follow/fakes.ts'
import { fakeCode, fakeSignUp } from '#features/onboarding/fakes.ts'
import type {
  ChooseOshiInput,
  CreateChatMessageInput,
  SignUp,
  SignUpStep,
  UpdateProfileInput,
  User,
} from '#schema/types.generated.ts'

/** What a fan writes changes it, as it would change the gateway's rows. */
interface Rows {
  signUp: Fake<SignUp> | null
  user: Fake<User> | null
  hasJoined: boolean
  oshiId: string | null
  messages: ReturnType<typeof said>[]
}

/** A gateway's world before a guest comes: they sign up, join, and say something. */
export function createWorld(): Fakes {
  const rows: Rows = {
    signUp: null,
    user: null,
    hasJoined: false,
    oshiId: null,
    messages: [...talk],
  }
  return {
    Tenant: fakeTenant,
    Viewer: () => fakeViewer({ user: rows.user, signUp: rows.signUp }),
    Community: () => communityOf(rows),
    Query: () => ({ node: () => lobbyOf(rows) }),
    Mutation: () => ({
      startSignUp: () => moveTo(rows, 'CONFIRMATION_CODE'),
      confirmSignUpCode: () => moveTo(rows, 'PASSWORD'),
      setSignUpPassword: () => {
        rows.user = fakeUser()
        const { signUp } = moveTo(rows, 'PROFILE_SETTING')
        return { __typename: 'SignUpAccountSuccess', customToken: 'token', signUp }
      },
      setSignUpProfile: ({ input }) => {
        const { displayName, drawnAvatar } = input as UpdateProfileInput
        const drawn = fakeTenant().drawnAvatars
        const avatar = Array.isArray(drawn) && drawn.find(({ name }) => name === drawnAvatar)?.image
        rows.user = fakeUser({ ...rows.user, displayName, ...(avatar && { avatar }) })
        return moveTo(rows, 'REFERRAL_CODE')
      },
      setSignUpReferralCode: () => moveTo(rows, 'SMS'),
      skipSms: () => {
        const done = moveTo(rows, 'DONE')
        rows.signUp = null
        return done
      },
      joinCommunity: () => {
        rows.hasJoined = true
        return { __typename: 'JoinCommunitySuccess', community: communityOf(rows) }
      },
      chooseOshi: ({ input }) => {
        rows.oshiId = (input as ChooseOshiInput).talentId ?? null
        const follows = fakeFollows({ followingCount: rows.oshiId ? 1 : 0, followerCount: 0 })
        return { __typename: 'ChooseOshiSuccess', membership: membershipOf(rows), follows }
      },
      markChannelRead: () => ({ __typename: 'MarkChannelReadSuccess', channel: lobbyOf(rows) }),
      createChatMessage: ({ input }) => {
        const { text } = input as CreateChatMessageInput
        const node = said(lastSeqOf(rows) + 1, 'me', '2026-11-20T12:00', text, {
          author: rows.user,
        })
        rows.messages.push(node)
        return {
          __typename: 'CreateChatMessageSuccess',
          messageEdge: { cursor: String(node.seq), node },
        }
      },
    }),
  }
}

function moveTo(rows: Rows, step: SignUpStep) {
  const code = step === 'CONFIRMATION_CODE' ? fakeCode() : null
  rows.signUp = fakeSignUp({ step, hasAccount: rows.user !== null, code })
  return { __typename: 'SignUpSuccess', signUp: rows.signUp } as const
}

function membershipOf({ oshiId }: Rows) {
  return fakeMembership({ oshi: Object.values(talents).find(({ id }) => id === oshiId) ?? null })
}

function lastSeqOf({ messages }: Rows): number {
  return Number(messages.at(-1)?.seq)
}

function lobbyOf(rows: Rows) {
  const { hasJoined, messages } = rows
  const lastSeq = lastSeqOf(rows)
  return fakeChannel({
    lastSeq,
    newestMessage: messages.at(-1)!,
    messages: fakeConnection(messages),
    viewerCanPost: hasJoined,
    viewerReadState: hasJoined ? readUpTo(lastSeq) : null,
  })
}

function communityOf(rows: Rows) {
  return fakeCommunity({
    channels: fakeConnection([lobbyOf(rows)]),
    nextSchedules: [],
    viewerMembership: rows.hasJoined ? membershipOf(rows) : null,
  })
}
