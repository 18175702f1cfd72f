import { fn } from 'storybook/test'
import { NetworkError } from '#platform/relay/fetch.ts'
import preview from '#storybook/preview.tsx'
import { StepNotice } from './StepNotice.tsx'

const meta = preview.meta({
  component: StepNotice,
  args: { problem: new NetworkError('The gateway could not be reached.'), onRetry: fn() },
})

export const ConnectionLost = meta.story()
/** Nothing is left of the sign-up: it begins again. */
export const SignUpForgotten = meta.story({
  args: { problem: { __typename: 'SignUpStepError', code: 'NOT_BEGUN' } },
})
/** There is nothing to press. */
export const NothingToDoButWait = meta.story({
  args: { problem: { __typename: 'RateLimitedError', retryAt: '2026-11-20T03:15:00.000Z' } },
})
