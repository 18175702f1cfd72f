import { useIntl } from 'react-intl'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'

type Lock = { condition: string; opensAt: string | null | undefined }

/** How a locked chapter can be read, in words. */
export function useLockWords(): (lock: Lock) => string {
  const intl = useIntl()
  const tokyo = useTokyoTime()
  return ({ condition, opensAt }) => {
    switch (condition) {
      case 'SUPPORTER_RANK':
      case 'VIEW_PASS':
        return intl.formatMessage({ id: `story.lock.${condition}` })
      default:
        return opensAt == null
          ? intl.formatMessage({ id: 'story.lock.over' })
          : intl.formatMessage({ id: 'story.lock.opens' }, { moment: tokyo.dayAndTime(opensAt) })
    }
  }
}
