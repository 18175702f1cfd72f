import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Figure } from '#features/errors/index.ts'
import { list } from '../MuteListSkeleton/MuteList.css.ts'
import type { MutedWordList_mutes$key } from './__generated__/MutedWordList_mutes.graphql.ts'
import { MutedWordRow } from './MutedWordRow.tsx'

type MutedWordListProps = {
  mutes: MutedWordList_mutes$key
  onChange: (word: { id: string; word: string }) => void
}

/** A fan's words, the newest first. */
export function MutedWordList({ onChange, ...props }: MutedWordListProps) {
  const { words } = useFragment(
    graphql`
      fragment MutedWordList_mutes on ViewerMutes @throwOnFieldError {
        words {
          id
          word
          ...MutedWordRow_word
        }
      }
    `,
    props.mutes,
  )
  const intl = useIntl()
  if (words.length === 0)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'mute.words.empty' })}
        body={<FormattedMessage id="mute.words.empty.body" />}
      />
    )
  return (
    <Stack gap={2}>
      <Text key={words.length} size="small" tone="muted" tabular>
        <FormattedMessage id="mute.words.count" values={{ count: words.length }} />
      </Text>
      <ul className={list}>
        {words.map((word) => (
          <MutedWordRow key={word.id} word={word} onChange={() => onChange(word)} />
        ))}
      </ul>
    </Stack>
  )
}
