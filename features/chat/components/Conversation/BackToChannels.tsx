import { useIntl } from 'react-intl'
import { paths } from '#addresses/chat.ts'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { back, headLink } from './Conversation.css.ts'

/** On a phone, the way back to the list. */
export function BackToChannels({ isDirect = false }: { isDirect?: boolean }) {
  const intl = useIntl()
  return (
    <div className={back}>
      <Link
        href={isDirect ? paths.directList() : paths.channels()}
        className={headLink}
        aria-label={intl.formatMessage({ id: 'chat.back' })}
      >
        <Icon name="back" size={24} />
      </Link>
    </div>
  )
}
