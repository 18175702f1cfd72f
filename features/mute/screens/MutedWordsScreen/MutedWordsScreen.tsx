import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths as settings } from '#addresses/settings.ts'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { GuestMutes } from '../../components/GuestMutes/GuestMutes.tsx'
import { MutedWordForm } from '../../components/MutedWordForm/MutedWordForm.tsx'
import { MutedWordList } from '../../components/MutedWordList/MutedWordList.tsx'
import { MuteListSkeleton } from '../../components/MuteListSkeleton/MuteListSkeleton.tsx'
import type { MutedWordsScreenQuery } from './__generated__/MutedWordsScreenQuery.graphql.ts'

/** `/settings/management/mute-words`: the words that a fan keeps off their screen. */
export function Screen(props: ScreenProps<MutedWordsScreenQuery>) {
  const intl = useIntl()
  return (
    <ScreenPage
      title={intl.formatMessage({ id: 'mute.words.title' })}
      back={{ href: settings.settings(), label: intl.formatMessage({ id: 'mute.settings' }) }}
      skeleton={<MuteListSkeleton />}
      robots="noindex"
    >
      <MutedWords {...props} />
    </ScreenPage>
  )
}

function MutedWords({ queryRef }: ScreenProps<MutedWordsScreenQuery>) {
  const { viewer } = usePreloadedQuery<MutedWordsScreenQuery>(
    graphql`
      query MutedWordsScreenQuery @throwOnFieldError {
        viewer {
          mutes {
            ...MutedWordList_mutes
          }
        }
      }
    `,
    queryRef,
  )
  const [changed, setChanged] = useState<{ id: string; word: string }>()
  if (!viewer.mutes) return <GuestMutes />
  return (
    <Stack gap={6}>
      <Surface tone="paper" padding={4}>
        <MutedWordForm key={changed?.id} changed={changed} onSaved={() => setChanged(undefined)} />
      </Surface>
      <MutedWordList mutes={viewer.mutes} onChange={setChanged} />
    </Stack>
  )
}
