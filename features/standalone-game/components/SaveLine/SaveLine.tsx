import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { FilePickButton } from '#design-system/file-pick-button/FilePickButton.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { readTown, saveMaxBytes, type SaveProblem } from '#rules/games/harbour/save.ts'
import { ErrorWords } from '#features/errors/index.ts'
import { useSession } from '#platform/session/session.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import type { SavedTown } from '../../keptTown.ts'
import type { OtherTown } from '../../machines/harbourSaveMachine.ts'
import { exportTown } from '../../exportTown.ts'
import {
  line,
  more,
  version as versionClass,
  versions as versionsClass,
  ways,
} from './SaveLine.css.ts'

/** Where a town stands: on this device alone, on its way to the gateway, or there. */
export type SavePlace = 'alone' | 'kept' | 'changed' | 'saving' | 'offline' | 'refused'

type SaveLineProps = {
  place: SavePlace
  text: string
  /** When the gateway kept it last (ISO 8601). */
  savedAt: string | null
  problem: SaveProblem | null
  /** The versions that the gateway kept. */
  findVersions: () => Promise<SavedTown[]>
  /** Another town was found: the fan chooses between it and theirs. */
  onOffer: (other: OtherTown) => void
}

/** Says where the town is kept, and takes it out, in, and back. */
export function SaveLine({ place, text, savedAt, problem, findVersions, onOffer }: SaveLineProps) {
  const intl = useIntl()
  const tokyo = useTokyoTime()
  const { status, openLogin } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const [fileProblem, setFileProblem] = useState<SaveProblem | null>(null)
  const [versions, setVersions] = useState<SavedTown[] | 'pending' | 'failed' | null>(null)
  const read = async (file: File) => {
    // What is far too large is not read to the end.
    const found = await file.slice(0, saveMaxBytes + 1).text()
    const { problem: wrong } = readTown(found)
    setFileProblem(wrong)
    if (wrong === null) onOffer({ text: found, from: 'file', savedAt: null, version: null })
  }
  const look = () => {
    setVersions('pending')
    findVersions().then(setVersions, () => setVersions('failed'))
  }
  const isGuest = status === 'notLoggedIn'
  return (
    <div>
      <div className={line}>
        <Text size="small" tone="muted">
          <span role="status">
            <FormattedMessage
              id="harbour.save"
              values={{
                place: place === 'alone' && isGuest ? 'guest' : place,
                time: savedAt === null ? 'none' : tokyo.recent(savedAt),
                isSaved: String(savedAt !== null),
              }}
            />
          </span>
        </Text>
        <Button
          size="small"
          emphasis="quiet"
          tone="neutral"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FormattedMessage id="harbour.save.more" />
        </Button>
      </div>
      {problem !== null && (
        <ErrorWords
          error={{ __typename: 'InvalidStandaloneGameSaveError', code: problem, values: null }}
        />
      )}
      {isGuest && (
        <Button size="small" emphasis="soft" onClick={() => openLogin({ step: 'signup' })}>
          <FormattedMessage id="harbour.save.logIn" />
        </Button>
      )}
      {isOpen && (
        <div className={more}>
          <Text size="small" tone="muted">
            <FormattedMessage id="harbour.save.how" />
          </Text>
          <div className={ways}>
            <Button size="small" emphasis="outline" tone="neutral" onClick={() => exportTown(text)}>
              <FormattedMessage id="harbour.save.export" />
            </Button>
            <FilePickButton
              size="small"
              label={intl.formatMessage({ id: 'harbour.save.import' })}
              accept="application/json,.json"
              onPick={(file) => void read(file).catch(() => setFileProblem('NOT_A_SAVE'))}
            />
            {place !== 'alone' && (
              <Button
                size="small"
                emphasis="outline"
                tone="neutral"
                isBusy={versions === 'pending'}
                busyLabel={intl.formatMessage({ id: 'harbour.save.looking' })}
                onClick={look}
              >
                <FormattedMessage id="harbour.save.versions" />
              </Button>
            )}
          </div>
          {fileProblem !== null && (
            <ErrorWords
              error={{
                __typename: 'InvalidStandaloneGameSaveError',
                code: fileProblem,
                values: null,
              }}
            />
          )}
          {versions === 'failed' && (
            <Text size="small">
              <FormattedMessage id="harbour.save.failed" />
            </Text>
          )}
          {Array.isArray(versions) && (
            <Stack gap={1}>
              {versions.length === 0 && (
                <Text size="small" tone="muted">
                  <FormattedMessage id="harbour.save.none" />
                </Text>
              )}
              <ul className={versionsClass}>
                {versions.map(({ version, savedAt: at, text: kept }) => (
                  <li key={version} className={versionClass}>
                    <Text size="small">{tokyo.moment(at)}</Text>
                    <Button
                      size="small"
                      emphasis="outline"
                      tone="neutral"
                      onClick={() =>
                        onOffer({ text: kept, from: 'version', savedAt: at, version: null })
                      }
                    >
                      <FormattedMessage id="harbour.save.back" />
                    </Button>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
        </div>
      )}
    </div>
  )
}
