import { fn } from 'storybook/test'
import { NetworkError as Unreachable } from '#platform/relay/fetch.ts'
import preview from '#storybook/preview.tsx'
import type { ShownError } from '#platform/errors/describeError.ts'
import { ErrorWords } from './ErrorWords.tsx'

const meta = preview.meta({
  component: ErrorWords,
  args: { error: new Unreachable('offline') as ShownError, onRetry: fn() },
})

export const Default = meta.story({ args: { error: { __typename: 'NotFoundError' } } })
/** The way out is known everywhere. */
export const LoggedOut = meta.story({ args: { error: { __typename: 'UnauthenticatedError' } } })
/** The place knows the way out. */
export const WayOutOfThePlace = meta.story({
  args: {
    error: { __typename: 'NotJoinedError', values: { communityId: 'community_01' } },
    ways: { NotJoinedError: { label: '参加する', act: fn() } },
  },
})
export const WaitSeconds = meta.story({
  args: { error: { __typename: 'RateLimitedError', retryAt: '2026-11-20T03:00:04.000Z' } },
})
export const WaitUntilLaterToday = meta.story({
  args: { error: { __typename: 'RateLimitedError', retryAt: '2026-11-20T06:00:00.000Z' } },
})
export const WaitUntilAnotherDay = meta.story({
  args: { error: { __typename: 'RateLimitedError', retryAt: '2026-11-20T15:30:00.000Z' } },
})
export const Busy = meta.story({ args: { error: new Unreachable('busy', { status: 503 }) } })
export const ChunkLoadError = meta.story({
  args: { error: new Error('Importing a module script failed.') },
})
export const OutdatedBuild = meta.story({
  args: { error: new Unreachable('outdated', { status: 400, code: 'OPERATION_UNKNOWN' }) },
})
export const Unknown = meta.story({ args: { error: new Error('a fault') } })
