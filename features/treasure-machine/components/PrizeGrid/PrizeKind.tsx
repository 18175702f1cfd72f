import { useIntl } from 'react-intl'
import { Text } from '#design-system/text/Text.tsx'
import { kindWord } from '../../kindWord.ts'

/** Of which kind a prize is, under its name; nothing of what says it by its name. */
export function PrizeKind({ prize }: { prize: { readonly kind: string } }) {
  const word = kindWord(useIntl(), prize)
  return (
    word !== null && (
      <Text size="caption" tone="muted">
        {word}
      </Text>
    )
  )
}
