import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { paths as timelinePaths } from '#addresses/timeline.ts'
import { ButtonLink } from '#design-system/button-link/ButtonLink.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { Figure } from '#features/errors/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { mostDrafts, postText } from '#rules/post.ts'
import { saveDraft } from '../../drafts/saveDraft.ts'
import type { OpenedDraft } from '../../drafts/usePostDraft.ts'
import { takeDraftPictures } from '../PostComposer/usePostPictures.ts'
import { takeDraftPoll } from '../PostComposer/usePostPoll.ts'
import { PostComposer } from '../PostComposer/PostComposer.tsx'
import type { DraftList_community$key } from './__generated__/DraftList_community.graphql.ts'
import { list, opener, row } from './DraftList.css.ts'

const Sheet = latePart(
  () => import('#design-system/sheet/Sheet.tsx'),
  ({ Sheet }) => Sheet,
)

/** What a fan has begun to write, what was typed last first: each is written on where it stands, or thrown away. */
export function DraftList(props: { community: DraftList_community$key }) {
  const {
    id: communityId,
    viewerAudiences,
    viewerPostDrafts: drafts,
  } = useFragment(
    graphql`
      fragment DraftList_community on Community @throwOnFieldError {
        id
        viewerAudiences
        viewerPostDrafts {
          id
          key
          text
          savedAt
        }
      }
    `,
    props.community,
  )
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const discard = useDiscard(communityId)
  const [opened, setOpened] = useState<OpenedDraft>()
  if (!drafts?.length)
    return (
      <EmptyState
        figure={<Figure name="empty-chat" />}
        title={intl.formatMessage({ id: 'post.drafts.empty' })}
        body={<FormattedMessage id="post.drafts.empty.body" />}
        action={
          <ButtonLink href={timelinePaths.timeline()}>
            <FormattedMessage id="post.write" />
          </ButtonLink>
        }
      />
    )
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted" tabular>
        <FormattedMessage
          id={drafts.length < mostDrafts ? 'post.drafts.count' : 'post.drafts.full'}
          values={{ count: drafts.length, most: mostDrafts }}
        />
      </Text>
      <ul className={list}>
        {drafts.map((draft) => (
          <li key={draft.id} className={row}>
            <button
              type="button"
              className={opener}
              aria-haspopup="dialog"
              onClick={() => setOpened(draft)}
            >
              <Text as="span" lines={3} isPreformatted>
                {draft.text.trim()}
              </Text>
              <Text as="span" size="caption" tone="muted">
                {tokyo.recent(draft.savedAt)}
                {postText.charactersLeft(draft.text) < 0 && (
                  <>
                    {'・'}
                    <FormattedMessage
                      id="post.write.over"
                      values={{ count: -postText.charactersLeft(draft.text) }}
                    />
                  </>
                )}
              </Text>
            </button>
            <IconButton
              icon="trash"
              label={intl.formatMessage({ id: 'post.drafts.discard' })}
              onClick={() => discard(draft)}
            />
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {opened && (
          <Sheet
            isOpen
            onOpenChange={() => setOpened(undefined)}
            title={intl.formatMessage({ id: 'post.drafts.goOn' })}
            closeLabel={intl.formatMessage({ id: 'post.close' })}
          >
            <PostComposer
              audiences={viewerAudiences}
              communityId={communityId}
              draft={drafts.find(({ key }) => key === opened.key) ?? opened}
              onPosted={() => setOpened(undefined)}
            />
          </Sheet>
        )}
      </Suspense>
    </Stack>
  )
}

/** Throws a draft away, which the toast that says so undoes: as a new one, for what is closed stays closed. */
function useDiscard(communityId: string): (draft: OpenedDraft) => void {
  const environment = useRelayEnvironment()
  const intl = useIntl()
  const showToast = useToast()
  const undo = (onPress: () => void) => ({
    label: intl.formatMessage({ id: 'post.deleted.undo' }),
    onPress,
  })
  const failed = (again?: () => void) =>
    showToast({
      tone: 'danger',
      message: intl.formatMessage({ id: 'post.drafts.failed' }),
      action: again && undo(again),
    })
  const save = async (draft: OpenedDraft, done: () => void, again?: () => void) => {
    try {
      const { success } = await saveDraft(environment, { communityId, ...draft })
      if (success) done()
      else failed(again)
    } catch {
      failed(again)
    }
  }
  return ({ key, text }) =>
    void save({ key, text: '' }, () => {
      const putPictures = takeDraftPictures(communityId, key)
      const putPoll = takeDraftPoll(communityId, key)
      const again = crypto.randomUUID()
      const putBack = () => {
        putPictures(again)
        putPoll(again)
      }
      // What was thrown away is nowhere else by now: it can be taken back until that has come about.
      const takeBack = (): void => void save({ key: again, text }, putBack, takeBack)
      showToast({
        message: intl.formatMessage({ id: 'post.drafts.discarded' }),
        action: undo(takeBack),
      })
    })
}
