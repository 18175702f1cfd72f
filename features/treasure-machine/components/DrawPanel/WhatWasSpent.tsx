import { FormattedMessage } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import type { ShownError } from '#features/errors/index.ts'
import { describeError, type FaultKey } from '#platform/errors/describeError.ts'

/** Nobody answered, or nobody could read it: it may have been drawn all the same. */
const unanswered: ReadonlySet<string> = new Set<FaultKey>([
  'chunkLoad',
  'network.offline',
  'network.busy',
  'unknown',
])
/** Said of anything, so their own words say nothing of coins. */
const general: ReadonlySet<string> = new Set([
  'NotFoundError',
  'NotJoinedError',
  'RateLimitedError',
  'outdated',
  'RequiresRecentLoginError',
  'UnauthenticatedError',
])

type WhatWasSpentProps = {
  error: ShownError
  /** An earlier try got no answer: what is said of this one says nothing of that. */
  isLost?: boolean
}

/** Whether anything was spent, where what went wrong doesn't say it in its own words. */
export function WhatWasSpent({ error, isLost = false }: WhatWasSpentProps) {
  const { key } = describeError(error)
  const isUnknown = unanswered.has(key) || isLost
  if (!isUnknown && !general.has(key)) return null
  return (
    <Text size="small">
      <FormattedMessage
        id={isUnknown ? 'treasure.confirm.unanswered' : 'treasure.confirm.nothing'}
      />
    </Text>
  )
}
