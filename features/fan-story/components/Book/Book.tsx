import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { Book_chapter$key } from './__generated__/Book_chapter.graphql.ts'
import { scrolling, turning, turns } from './Book.css.ts'
import { BookPage } from './BookPage.tsx'
import { useTurning } from './useTurning.ts'

/** How many pages ahead of the one that is read have their pictures loaded. */
const ahead = 2

/** A chapter's pages, to be turned from right to left or scrolled through. */
export function Book(props: { chapter: Book_chapter$key }) {
  const { title, pages } = useFragment(
    graphql`
      fragment Book_chapter on StoryChapter @throwOnFieldError {
        title
        pages {
          id
          ...BookPage_page
        }
      }
    `,
    props.chapter,
  )
  const intl = useIntl()
  const [mode, setMode] = useState<'turning' | 'scrolling'>('turning')
  const count = pages?.length ?? 0
  const { ref, at, turnTo, onKeyDown } = useTurning(count)
  const isTurning = mode === 'turning'
  const label = intl.formatMessage({ id: 'story.book.label' }, { title })
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={intl.formatMessage({ id: 'story.book.mode' })}
        value={mode}
        onChange={(next) => {
          turnTo(0)
          setMode(next)
        }}
        options={[
          { value: 'turning', label: intl.formatMessage({ id: 'story.book.turning' }) },
          { value: 'scrolling', label: intl.formatMessage({ id: 'story.book.scrolling' }) },
        ]}
      />
      <ol
        ref={ref}
        className={isTurning ? turning : scrolling}
        {...(isTurning && { dir: 'rtl', tabIndex: 0, onKeyDown, 'aria-label': label })}
      >
        {pages?.map((page, index) => (
          <BookPage key={page.id} {...{ page, count }} isNear={index <= at + ahead} />
        ))}
      </ol>
      {isTurning && (
        <div className={turns}>
          <Button
            emphasis="outline"
            tone="neutral"
            disabled={at >= count - 1}
            onClick={() => turnTo(at + 1)}
          >
            <FormattedMessage id="story.book.next" />
          </Button>
          <Text as="span" size="small" tone="muted" tabular>
            <FormattedMessage id="story.book.at" values={{ number: at + 1, count }} />
          </Text>
          <Button
            emphasis="outline"
            tone="neutral"
            disabled={at === 0}
            onClick={() => turnTo(at - 1)}
          >
            <FormattedMessage id="story.book.previous" />
          </Button>
        </div>
      )}
    </Stack>
  )
}
