import { FormattedMessage, useIntl } from 'react-intl'
import { Select } from '#design-system/select/Select.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { Audience } from '#schema/types.generated.ts'

type AudienceChoiceProps = {
  /** For whom the viewer may write: one at least. */
  audiences: readonly Audience[]
  value: Audience
  onChange: (audience: Audience) => void
}

/** Says who will read what a fan writes, and where they may choose, lets them. */
export function AudienceChoice({ audiences, value, onChange }: AudienceChoiceProps) {
  const intl = useIntl()
  if (audiences.length < 2)
    return (
      <Text size="small" tone="muted">
        <FormattedMessage id={`post.readers.only.${value}`} />
      </Text>
    )
  return (
    <Select
      label={intl.formatMessage({ id: 'post.readers' })}
      options={audiences.map((audience) => ({
        value: audience,
        label: intl.formatMessage({ id: `post.readers.${audience}` }),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
