import { FormattedMessage } from 'react-intl'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { paths } from '../../paths.ts'
import { tab, tabs } from './MessageTabs.css.ts'

/** What is talked about with all, and what with one: the two lists of messages. */
export function MessageTabs({ current }: { current: 'channels' | 'direct' }) {
  return (
    <div className={tabs}>
      {(['channels', 'direct'] as const).map((each) => (
        <Link
          key={each}
          href={each === 'direct' ? paths.directList() : paths.channels()}
          className={tab({ isCurrent: each === current })}
          aria-current={each === current ? 'page' : undefined}
        >
          <Text as="span" size="small" weight={each === current ? 'bold' : 'medium'}>
            <FormattedMessage id={`chat.tabs.${each}`} />
          </Text>
        </Link>
      ))}
    </div>
  )
}
