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
import { useKeptPlace } from './useKeptPlace.ts'
import { usePages } from './usePages.ts'

/** How many pages ahead of the one that is read have their pictures loaded. */
const ahead = 2

type BookProps = {
  chapter: Book_chapter$key
  /** Who reads has an account that keeps their place. */
  isKept: boolean
}

/** A chapter's pages, to be turned from right to left or scrolled through; it opens where its reader was. */
export function Book({ isKept, ...props }: BookProps) {
  const { id, title, viewerPage, pages } = useFragment(
    graphql`
      fragment Book_chapter on StoryChapter @throwOnFieldError {
        id
        title
        viewerPage
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
  const isTurning = mode === 'turning'
  // Whoever read it to its end begins again.
  const [start] = useState(() => (viewerPage && viewerPage < count ? viewerPage - 1 : 0))
  const { ref, at, turnTo, openAt, onKeyDown } = usePages({ count, start, isTurning })
  useKeptPlace(id, { at, openAt, isKept })
  const label = intl.formatMessage({ id: 'story.book.label' }, { title })
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={intl.formatMessage({ id: 'story.book.mode' })}
        value={mode}
        onChange={setMode}
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
            emphasis={at < count - 1 ? 'solid' : 'outline'}
            tone={at < count - 1 ? 'accent' : 'neutral'}
            disabled={at >= count - 1}
            onClick={() => turnTo(at + 1)}
          >
            <FormattedMessage id="story.book.next" />
          </Button>
          <Text key={at} as="span" size="small" tone="muted" tabular>
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
