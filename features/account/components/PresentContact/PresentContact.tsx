import { Icon } from '#design-system/icon/Icon.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'

type PresentContactProps = {
  icon: 'mail' | 'phone'
  label: string
  /** With most of it hidden. */
  contact: string
}

/** What a fan is reached by now. */
export function PresentContact({ icon, label, contact }: PresentContactProps) {
  return (
    <Surface tone="paper" padding={4}>
      <Inline gap={3}>
        <Icon name={icon} size={24} />
        <div>
          <Text size="caption" tone="muted">
            {label}
          </Text>
          <Text weight="bold" lines={2}>
            {contact}
          </Text>
        </div>
      </Inline>
    </Surface>
  )
}
