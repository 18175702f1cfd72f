import { FormattedMessage } from 'react-intl'
import { Banner } from '#design-system/banner/Banner.tsx'
import type { Recount } from '../../machines/recountMachine.ts'

type RecountWordsProps = {
  state: 'uncounted' | 'counting' | 'agreed' | 'differed' | 'unread'
  recount: Recount | null
}

/** What counting came to, in words. */
export function RecountWords({ state, recount }: RecountWordsProps) {
  switch (state) {
    case 'agreed':
      return (
        <Banner tone="success">
          <FormattedMessage id="voting.recount.agreed" values={{ count: recount?.votes.size }} />
        </Banner>
      )
    case 'differed':
      return (
        <Banner tone="danger">
          <FormattedMessage
            id={recount?.isSameSum ? 'voting.recount.otherLog' : 'voting.recount.otherSum'}
          />
        </Banner>
      )
    case 'unread':
      return (
        <Banner tone="warning">
          <FormattedMessage id="voting.recount.unread" />
        </Banner>
      )
    default:
      return null
  }
}
