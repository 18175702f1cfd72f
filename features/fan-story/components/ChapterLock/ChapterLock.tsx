import { Suspense, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/fan-story.ts'
import { paths as missionPaths } from '#addresses/mission.ts'
import { paths as storePaths } from '#addresses/store.ts'
import { paths as supporterPaths } from '#addresses/supporter-rank.ts'
import { Button } from '#design-system/button/Button.tsx'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Figure } from '#features/errors/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { useLockWords } from '../ChapterList/useLockWords.ts'
import type { ChapterLock_chapter$key } from './__generated__/ChapterLock_chapter.graphql.ts'

const UnlockDialog = latePart(() => import('./UnlockDialog.tsx'))

/** In the place of a locked chapter: how it can be read, and the way to it. */
export function ChapterLock(props: { chapter: ChapterLock_chapter$key }) {
  const chapter = useFragment(
    graphql`
      fragment ChapterLock_chapter on StoryChapter @throwOnFieldError {
        lock {
          condition
          opensAt
          rankName
          season {
            id
          }
          passes
          viewerPasses
          passItem {
            id
          }
        }
        story {
          id
        }
        ...UnlockDialog_chapter
      }
    `,
    props.chapter,
  )
  const [isAsking, ask] = useState(false)
  const wordsOf = useLockWords()
  const { lock, story } = chapter
  if (!lock) return null
  const { condition, season, passes, viewerPasses: have, passItem } = lock
  const item = have == null ? null : passItem
  const hasEnough = have != null && have >= passes
  return (
    <>
      <EmptyState
        figure={<Figure name="closed" />}
        title={wordsOf(lock)}
        body={<LockBody condition={condition} have={have} isSold={item != null} />}
        action={
          <Stack gap={2}>
            {condition === 'SUPPORTER_RANK' && season && (
              <ButtonLink href={supporterPaths.season({ season_id: season.id })}>
                <FormattedMessage id="story.locked.toRank" />
              </ButtonLink>
            )}
            {condition === 'VIEW_PASS' && hasEnough && (
              <Button onClick={() => ask(true)}>
                <FormattedMessage id="story.unlock" />
              </Button>
            )}
            {condition === 'VIEW_PASS' && !hasEnough && (
              <ButtonLink href={missionPaths.missions()}>
                <FormattedMessage id="story.locked.toMissions" />
              </ButtonLink>
            )}
            {condition === 'VIEW_PASS' && !hasEnough && item && (
              <ButtonLink href={storePaths.item({ item_id: item.id })} emphasis="soft">
                <FormattedMessage id="story.locked.toStore" />
              </ButtonLink>
            )}
            <ButtonLink
              href={paths.story({ story_id: story.id })}
              {...(condition !== 'PERIOD' && { emphasis: 'outline', tone: 'neutral' })}
            >
              <FormattedMessage id="story.toChapters" />
            </ButtonLink>
          </Stack>
        }
      />
      {isAsking && (
        <Suspense fallback={null}>
          <UnlockDialog chapter={chapter} onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  )
}

type LockBodyProps = { condition: string; have: number | null | undefined; isSold: boolean }

/** What to do about it. */
function LockBody({ condition, have, isSold }: LockBodyProps): ReactNode {
  if (condition === 'SUPPORTER_RANK') return <FormattedMessage id="story.locked.rank" />
  if (condition !== 'VIEW_PASS') return <FormattedMessage id="story.locked.body" />
  return have == null ? (
    <FormattedMessage id="story.locked.guest" />
  ) : (
    <FormattedMessage
      id={isSold ? 'story.locked.passesSold' : 'story.locked.passes'}
      values={{ have }}
    />
  )
}
