import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { gift } from './GiftRow.css.ts'

type GiftRowProps = {
  icon: IconName
  title: string
  detail: string
  /** Where it is found, for whoever has it. */
  href?: string | undefined
}

/** One of what comes with something, in a list: what it is, and what is in it. */
export function GiftRow({ icon, title, detail, href }: GiftRowProps) {
  return (
    <li className={gift}>
      <Icon name={icon} size={20} />
      <div>
        <Text size="small" weight="medium">
          {href === undefined ? title : <TextLink href={href}>{title}</TextLink>}
        </Text>
        <Text size="caption" tone="muted">
          {detail}
        </Text>
      </div>
    </li>
  )
}
