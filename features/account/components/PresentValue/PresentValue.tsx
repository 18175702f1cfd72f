import { Icon, type IconName } from '#design-system/icon/Icon.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'

/** `value`: contacts with most of them hidden. */
type PresentValueProps = { icon: IconName; label: string; value: string }

/** What is known of a fan now, such as what they are reached by. */
export function PresentValue({ icon, label, value }: PresentValueProps) {
  return (
    <Surface tone="paper" padding={4}>
      <Inline gap={3}>
        <Icon name={icon} size={24} />
        <div>
          <Text size="caption" tone="muted">
            {label}
          </Text>
          <Text weight="bold" lines={2}>
            {value}
          </Text>
        </div>
      </Inline>
    </Surface>
  )
}
