import { FormattedMessage } from 'react-intl'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { bubble, card, name as nameStyle, said, sign } from './ProfilePreview.css.ts'

type ProfilePreviewProps = {
  /** As it is typed; empty shows what stands for one. */
  name: string
  avatarUrl: string | undefined
}

/** How a name and a picture look in a chat, while they are chosen. Not to be pressed. */
export function ProfilePreview({ name, avatarUrl }: ProfilePreviewProps) {
  return (
    <div aria-hidden className={card}>
      <span className={sign}>
        <FormattedMessage id="profile.edit.preview" />
      </span>
      <Avatar src={avatarUrl} name={name} size={56} />
      <span className={said}>
        <span className={nameStyle({ isMissing: name === '' })}>
          {name === '' ? <FormattedMessage id="profile.edit.nameless" /> : name}
        </span>
        <span className={bubble}>
          <FormattedMessage id="profile.edit.sample" />
        </span>
      </span>
    </div>
  )
}
