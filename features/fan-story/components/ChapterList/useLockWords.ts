import { useIntl } from 'react-intl'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'

type Lock = {
  condition: string
  opensAt: string | null | undefined
  rankName: string | null | undefined
  passes: number
}

/** How a locked chapter can be read, in words. */
export function useLockWords(): (lock: Lock) => string {
  const intl = useIntl()
  const tokyo = useTokyoTime()
  return ({ condition, opensAt, rankName, passes }) => {
    switch (condition) {
      case 'SUPPORTER_RANK':
        return rankName == null
          ? intl.formatMessage({ id: 'story.lock.anyRank' })
          : intl.formatMessage({ id: 'story.lock.SUPPORTER_RANK' }, { rank: rankName })
      case 'VIEW_PASS':
        return intl.formatMessage({ id: 'story.lock.VIEW_PASS' }, { passes })
      default:
        return opensAt == null
          ? intl.formatMessage({ id: 'story.lock.over' })
          : intl.formatMessage({ id: 'story.lock.opens' }, { moment: tokyo.dayAndTime(opensAt) })
    }
  }
}
